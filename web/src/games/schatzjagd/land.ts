/** The board as a drawing: where fields lie, how road and river run, where the wall has gates. */
import type { Cards } from "../kit";
import type { BoardFace, LandFace } from "./shapes";

export const SIDE = 10;
export const CELL = 100;
const LETTERS = "ABCDEFGHIJ";

export interface Point {
  x: number;
  y: number;
}

export interface Country {
  /** All fields as the board shows them: from the north-west, row by row. */
  rows: string[][];
  lands: LandFace[];
  landOf: Record<string, LandFace>;
  city: Set<string>;
  roads: Set<string>;
  rivers: Set<string>;
  digs: Set<string>;
  gates: string[][];
}

export const nameOf = (column: number, row: number): string => `${LETTERS[column]}${row + 1}`;
const columnOf = (field: string): number => LETTERS.indexOf(field[0]!);
const rowOf = (field: string): number => Number(field.slice(1)) - 1;

/** The middle of a field. */
export const middleOf = (field: string): Point => ({
  x: (columnOf(field) + 0.5) * CELL,
  y: (SIDE - rowOf(field) - 0.5) * CELL,
});

export const cornerOf = (field: string): Point => ({ x: columnOf(field) * CELL, y: (SIDE - 1 - rowOf(field)) * CELL });

/** The field so many columns east and rows north, or nothing beyond the edge. */
export function beside(field: string, east: number, north: number): string {
  const [column, row] = [columnOf(field) + east, rowOf(field) + north];
  return column < 0 || row < 0 || column >= SIDE || row >= SIDE ? "" : nameOf(column, row);
}

export const AROUND: [number, number][] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];

export const boardOf = (cards: Cards): BoardFace => cards.board as unknown as BoardFace;

export function countryOf(cards: Cards): Country {
  const { lands, city, roads, rivers, digs, gates } = boardOf(cards);
  return {
    rows: Array.from({ length: SIDE }, (_, row) =>
      Array.from({ length: SIDE }, (_, column) => nameOf(column, SIDE - 1 - row)),
    ),
    lands,
    landOf: Object.fromEntries(lands.flatMap((land) => land.fields.map((field) => [field, land]))),
    city: new Set(city),
    roads: new Set(roads),
    rivers: new Set(rivers),
    digs: new Set(digs),
    gates,
  };
}

/** The realm whose castle stands on a field. */
export const castleOn = (country: Country, field: string): LandFace | undefined =>
  country.lands.find((land) => land.castle === field);

/** Ways that visit every field of a road or river once, from the edge of the board into the city where that can be. */
export function courses(country: Country, fields: Set<string>): string[][] {
  const left = new Set(country.rows.flat().filter((field) => fields.has(field)));
  const found: string[][] = [];
  const next = (field: string): string[] =>
    AROUND.map(([east, north]) => beside(field, east, north)).filter((other) => left.has(other));
  while (left.size) {
    const [first] = left;
    const whole = new Set([first!]);
    for (const field of whole) for (const other of next(field)) whole.add(other);
    const ways: string[][] = [];
    const walk = (way: string[]): void => {
      if (way.length === whole.size) ways.push(way);
      else for (const other of next(way.at(-1)!)) if (!way.includes(other)) walk([...way, other]);
    };
    for (const field of whole) if (ways.length < 50) walk([field]);
    const entered = (way: string[]): string =>
      AROUND.map(([east, north]) => beside(way.at(-1)!, east, north)).find((other) => country.city.has(other)) ?? "";
    const best = ways.find((way) => entered(way) && next(way[0]!).length === 1) ?? ways.find(entered) ?? ways[0];
    if (best) found.push(entered(best) ? [...best, entered(best)] : best);
    else for (const field of whole) found.push(...next(field).map((other) => [field, other]));
    for (const field of whole) left.delete(field);
  }
  return found;
}

/** A soft line through the middles of fields; an end at the edge of the board runs off it. */
export function lineOf(way: string[]): string {
  const points = way.map(middleOf);
  const size = SIDE * CELL;
  const start = points[0]!;
  const off = [
    { x: 0, y: start.y },
    { x: size, y: start.y },
    { x: start.x, y: 0 },
    { x: start.x, y: size },
  ].find(
    (edge) =>
      Math.hypot(edge.x - start.x, edge.y - start.y) < CELL &&
      Math.hypot(edge.x - points[1]!.x, edge.y - points[1]!.y) > CELL,
  );
  const all = off ? [off, ...points] : points;
  const half = (a: Point, b: Point): string => `${(a.x + b.x) / 2} ${(a.y + b.y) / 2}`;
  let line = `M${all[0]!.x} ${all[0]!.y}`;
  for (let index = 1; index < all.length - 1; index += 1)
    line += `Q${all[index]!.x} ${all[index]!.y} ${half(all[index]!, all[index + 1]!)}`;
  return `${line}L${all.at(-1)!.x} ${all.at(-1)!.y}`;
}

export interface Wall {
  from: Point;
  to: Point;
  gate: boolean;
}

/** The city's wall, one piece for each edge between a field of the city and one outside. */
export function wallsOf(country: Country): Wall[] {
  const walls: Wall[] = [];
  for (const field of country.city) {
    const { x, y } = cornerOf(field);
    for (const [east, north] of AROUND) {
      const other = beside(field, east, north);
      if (other && country.city.has(other)) continue;
      const gate = country.gates.some((pair) => pair.includes(field) && pair.includes(other));
      const from = { x: east > 0 ? x + CELL : x, y: north < 0 ? y + CELL : y };
      const to = east ? { x: from.x, y: from.y + CELL } : { x: from.x + CELL, y: from.y };
      walls.push({ from, to, gate });
    }
  }
  return walls;
}

/** The lines where two realms meet. */
export function bordersOf(country: Country): string {
  let line = "";
  for (const field of country.rows.flat()) {
    const { x, y } = cornerOf(field);
    const [east, south] = [beside(field, 1, 0), beside(field, 0, -1)];
    if (east && country.landOf[east] !== country.landOf[field]) line += `M${x + CELL} ${y}v${CELL}`;
    if (south && country.landOf[south] !== country.landOf[field]) line += `M${x} ${y + CELL}h${CELL}`;
  }
  return line;
}
