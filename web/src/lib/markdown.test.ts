import { describe, expect, test } from "vitest";
import { blocks, inlines, wordsOf, type Block } from "./markdown";

const clause = (id: string, text: string): Block => ({ kind: "paragraph", text: `**${id}** ${text}`, id });

describe("blocks", () => {
  test("headings have a level and an address", () => {
    expect(blocks("# The rules\n## B. Setup – what *lies* where?\n### Żółte pola")).toEqual([
      { kind: "heading", level: 1, text: "The rules", id: "the-rules" },
      { kind: "heading", level: 2, text: "B. Setup – what *lies* where?", id: "b-setup-what-lies-where" },
      { kind: "heading", level: 3, text: "Żółte pola", id: "żółte-pola" },
    ]);
  });

  test("lines that follow each other are one paragraph; its number is its address", () => {
    expect(blocks("**T-01** There are\n40 adventurers.\n\n\nNothing else.\n")).toEqual([
      clause("T-01", "There are 40 adventurers."),
      { kind: "paragraph", text: "Nothing else.", id: "" },
    ]);
  });

  test("a paragraph ends where something else begins", () => {
    const kinds = blocks("One\n# Two\nThree\n> Four\nFive\n| Six |\n|---|\nSeven\n```\nEight\n```\nNine\n- Ten");
    expect(kinds.map(({ kind }) => kind)).toEqual([
      ...["paragraph", "heading", "paragraph", "quote", "paragraph", "table", "paragraph", "code", "paragraph", "list"],
    ]);
  });

  test("quotes are joined without their marks", () => {
    expect(blocks("> Ruling: this\n>and **T-02** that.\n> **T-03** not at its beginning.")).toEqual([
      { kind: "quote", text: "Ruling: this and **T-02** that. **T-03** not at its beginning.", id: "" },
    ]);
  });

  test("lists have marks or numbers, items may go on in the next line, and each has an address of its own", () => {
    expect(blocks("- **T-05** one\n  and more\n- two\n\n1. first\n10. last\n# End").slice(0, 2)).toEqual([
      {
        kind: "list",
        items: [
          { text: "**T-05** one and more", id: "T-05" },
          { text: "two", id: "" },
        ],
      },
      {
        kind: "list",
        items: [
          { text: "first", id: "" },
          { text: "last", id: "" },
        ],
      },
    ]);
  });

  test("tables have a head and rows; empty cells stay", () => {
    expect(blocks("| Type | Count |\n|---|---|\n| `W5w` | 8 |\n| | 4 |")).toEqual([
      {
        kind: "table",
        head: ["Type", "Count"],
        rows: [
          ["`W5w`", "8"],
          ["", "4"],
        ],
      },
    ]);
  });

  test("fenced text stays as it is written, to the end of the text if nothing closes it", () => {
    expect(blocks("```text\n# no heading\n\n- **no** list\n```\n```\nopen")).toEqual([
      { kind: "code", text: "# no heading\n\n- **no** list" },
      { kind: "code", text: "open" },
    ]);
  });

  test("lines across are nothing", () => {
    expect(blocks("----\n\n-----")).toEqual([]);
  });

  test.each(["#", "#no-heading", "######", "|", ">", "- ", "```", "-", "1.", "---", "\r", "#\n|\n>\n- "])(
    "nobody waits for ever for %j",
    (source) => {
      const found = blocks(`${source}\n\n**T-09** The rest.`);
      expect(found.length).toBeGreaterThan(0);
    },
  );

  test("what only looks like a heading is a paragraph", () => {
    expect(blocks("#1 of all\nand more\n#")).toEqual([
      { kind: "paragraph", text: "#1 of all and more", id: "" },
      { kind: "paragraph", text: "#", id: "" },
    ]);
  });
});

describe("pieces of a line", () => {
  test("are bold, italic, card codes, references and links, in their order", () => {
    expect(inlines("**T-24** You *may* play `W5w F2a`, see T-25 and [the book](/rules/tschak).")).toEqual([
      { kind: "bold", text: "T-24" },
      { kind: "text", text: " You " },
      { kind: "italic", text: "may" },
      { kind: "text", text: " play " },
      { kind: "code", text: "W5w F2a" },
      { kind: "text", text: ", see " },
      { kind: "clause", text: "T-25" },
      { kind: "text", text: " and " },
      { kind: "link", text: "the book", href: "/rules/tschak" },
      { kind: "text", text: "." },
    ]);
  });

  test.each([
    "2 * 3 * 4",
    "*",
    "**",
    "****",
    "a ` b",
    "[C]",
    "(T)",
    "T-2",
    "T-2000",
    "x_y_z",
    "**open",
    "`open",
    "*open",
    "[open](",
    "** *",
  ])("%j means nothing", (text) => {
    expect(inlines(text)).toEqual([{ kind: "text", text }]);
  });

  test("an empty line has none", () => {
    expect(inlines("")).toEqual([]);
  });
});

describe("hostile text", () => {
  const HOSTILE = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "**<b onclick=alert(1)>**",
    "`</code><script>`",
    "&lt;i&gt;",
    "| <td> | `<td>` |\n|---|---|\n| </table> | *<i>* |",
    "> <blockquote>",
    "- <li>\n- </ul>",
    '# <h1 id="x">',
  ];

  test.each(HOSTILE)("%j stays text: its signs are kept, nothing is made of them", (source) => {
    const written = (text: string): string => text.replace(/[\s*`|>#-]/g, "");
    const shown = blocks(source).flatMap((block) => inlines(wordsOf(block)));
    for (const piece of shown) expect(["text", "bold", "italic", "code"]).toContain(piece.kind);
    expect(written(shown.map(({ text }) => text).join(""))).toBe(written(source));
  });

  test("an address in a heading has neither quotes nor brackets", () => {
    expect(blocks('# x" onclick="alert(1)')[0]).toMatchObject({ id: "x-onclick-alert-1" });
  });
});

describe("our rulebooks", () => {
  const BOOKS = import.meta.glob<string>("../../../src/questkeep/games/*/RULES*.md", {
    ...{ query: "?raw", import: "default", eager: true },
  });

  test.each(Object.entries(BOOKS))("%s: every paragraph has its address, and no mark is left over", (_, book) => {
    const found = blocks(book);
    const written = [...book.matchAll(/^(?:- |> |\d+\. )?\*\*([A-Z]+-\d+)\*\*/gm)].map(([, id]) => id);
    const addresses = found.flatMap((block) => {
      if (block.kind === "list") return block.items.map(({ id }) => id);
      return block.kind === "paragraph" || block.kind === "quote" ? [block.id] : [];
    });
    expect(written.length).toBeGreaterThan(80);
    expect(addresses.filter(Boolean)).toEqual(written);
    for (const block of found) {
      if (block.kind === "table") for (const row of block.rows) expect(row).toHaveLength(block.head.length);
      if (block.kind === "code") continue;
      for (const piece of inlines(wordsOf(block)).filter(({ kind }) => kind !== "code"))
        expect(piece.text).not.toMatch(/[*`]|\]\(/);
    }
  });

  test("are sixteen: four games in four languages", () => {
    expect(Object.keys(BOOKS)).toHaveLength(16);
  });
});

describe("the words of a block, for the search", () => {
  test.each([
    ["# Setup", "Setup"],
    ["One\ntwo", "One two"],
    ["- one\n- two", "one two"],
    ["| a | b |\n|---|---|\n| c | d |", "a b c d"],
    ["```\ncode\n```", "code"],
  ])("%j", (source, words) => {
    expect(blocks(source).map(wordsOf)).toEqual([words]);
  });
});
