/** The little Markdown our rulebooks use: headings, paragraphs, lists, tables, quotes, fenced text. */

export type Block =
  | { kind: "heading"; level: number; text: string; id: string }
  | { kind: "paragraph" | "quote"; text: string; id: string }
  | { kind: "list"; items: { text: string; id: string }[] }
  | { kind: "table"; head: string[]; rows: string[][] }
  | { kind: "code"; text: string };

export interface Inline {
  kind: "text" | "bold" | "italic" | "code" | "clause" | "link";
  text: string;
  href?: string;
}

const CLAUSE = /^\*\*([A-Z]+-\d+)\*\*/;

const idOf = (text: string): string => CLAUSE.exec(text)?.[1] ?? "";

const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, "-")
    .replace(/^-|-$/g, "");
}

export function blocks(source: string): Block[] {
  const found: Block[] = [];
  const lines = source.split("\n");
  let at = 0;
  const take = (while_: (line: string) => boolean): string[] => {
    const from = at;
    while (at < lines.length && while_(lines[at]!)) at++;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at]!;
    const heading = /^(#+)\s+(.*)$/.exec(line);
    if (!line.trim() || /^-{4,}$/.test(line)) at++;
    else if (heading) {
      found.push({ kind: "heading", level: heading[1]!.length, text: heading[2]!, id: slug(heading[2]!) });
      at++;
    } else if (line.startsWith("```")) {
      at++;
      found.push({ kind: "code", text: take((one) => !one.startsWith("```")).join("\n") });
      at++;
    } else if (line.startsWith("|")) {
      const [head, , ...rows] = take((one) => one.startsWith("|"));
      found.push({ kind: "table", head: cells(head!), rows: rows.map(cells) });
    } else if (line.startsWith(">")) {
      const text = take((one) => one.startsWith(">"))
        .map((one) => one.replace(/^>\s?/, ""))
        .join(" ");
      found.push({ kind: "quote", text, id: idOf(text) });
    } else if (/^(-|\d+\.)\s/.test(line)) {
      const raw = take((one) => one.trim() !== "" && !/^[#|>]/.test(one));
      const items: string[] = [];
      for (const one of raw) {
        if (/^(-|\d+\.)\s/.test(one)) items.push(one.replace(/^(-|\d+\.)\s+/, ""));
        else items[items.length - 1] += ` ${one.trim()}`;
      }
      found.push({ kind: "list", items: items.map((text) => ({ text, id: idOf(text) })) });
    } else {
      at++; // whatever it begins with
      const text = [line, ...take((one) => one.trim() !== "" && !/^(#|\||>|```|- )/.test(one))].join(" ");
      found.push({ kind: "paragraph", text, id: idOf(text) });
    }
  }
  return found;
}

const INLINE = /(\*\*.+?\*\*|\*[^*\s][^*]*\*|`[^`]+`|\[[^\]]+\]\([^)]+\)|\b[A-Z]+-\d{2,3}\b)/;

export function inlines(text: string): Inline[] {
  return text
    .split(INLINE)
    .map((piece, at): Inline => {
      if (at % 2 === 0) return { kind: "text", text: piece }; // what lies between two finds
      const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(piece);
      if (link) return { kind: "link", text: link[1]!, href: link[2]! };
      if (piece.startsWith("**")) return { kind: "bold", text: piece.slice(2, -2) };
      if (piece.startsWith("*")) return { kind: "italic", text: piece.slice(1, -1) };
      if (piece.startsWith("`")) return { kind: "code", text: piece.slice(1, -1) };
      return { kind: "clause", text: piece };
    })
    .filter((piece) => piece.text !== "");
}

/** All words of a block, for the search. */
export function wordsOf(block: Block): string {
  if (block.kind === "list") return block.items.map((item) => item.text).join(" ");
  if (block.kind === "table") return [...block.head, ...block.rows.flat()].join(" ");
  return block.text;
}
