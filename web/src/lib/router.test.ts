import { beforeEach, describe, expect, test, vi } from "vitest";

const HOUSE = "http://house:8123";

/** What a page is for the router: an address, a history, and links in a document. */
let page: EventTarget;
let document: EventTarget & { querySelector: () => { focus: () => void } };
let entries: URL[];
const scrollTo = vi.fn<() => void>();
const focus = vi.fn<() => void>();

beforeEach(() => {
  page = new EventTarget();
  document = Object.assign(new EventTarget(), { querySelector: () => ({ focus }) });
  const visit = (address: string): URL => new URL(address, entries.at(-1));
  vi.stubGlobal("document", document);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("scrollTo", scrollTo);
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => draw());
  vi.stubGlobal("history", {
    pushState: (_: null, __: string, address: string) => void entries.push(visit(address)),
    replaceState: (_: null, __: string, address: string) => void entries.splice(-1, 1, visit(address)),
  });
  vi.resetModules();
});

/** The router of a page that is opened at this address. */
async function openedAt(address: string): Promise<typeof import("./router.svelte")> {
  entries = [new URL(address, HOUSE)];
  vi.stubGlobal("location", {
    get origin() {
      return entries.at(-1)!.origin;
    },
    get pathname() {
      return entries.at(-1)!.pathname;
    },
    get search() {
      return entries.at(-1)!.search;
    },
    get hash() {
      return entries.at(-1)!.hash;
    },
  });
  return import("./router.svelte");
}

const addresses = (): string[] => entries.map(({ pathname, search, hash }) => pathname + search + hash);

interface Pressed {
  button?: number;
  ctrlKey?: boolean;
  metaKey?: boolean;
  shiftKey?: boolean;
}

/** Click a link, or something inside it; whether the browser is left to follow it. */
function click(href: string, pressed: Pressed = {}, link: { target?: string; download?: boolean } = {}): boolean {
  const { origin, pathname, search, hash } = new URL(href, entries.at(-1));
  const { target = "", download = false } = link;
  const anchor = { origin, pathname, search, hash, target, hasAttribute: () => download };
  const event = Object.assign(new Event("click", { cancelable: true }), { button: 0, ...pressed });
  Object.defineProperty(event, "target", { value: { closest: () => (href ? anchor : null) } });
  return document.dispatchEvent(event);
}

describe("where we are", () => {
  test("is path, query and hash of the address", async () => {
    const { route } = await openedAt("/replay/m1?row=3&seat=0#T-%32%34");
    expect([route.path, route.query.get("row"), route.query.get("seat"), route.hash]).toEqual([
      ...["/replay/m1", "3", "0", "T-24"],
    ]);
  });

  test("a badly written hash does not stop the page", async () => {
    const { route } = await openedAt("/rules/tschak#100%");
    expect([route.path, route.hash]).toEqual(["/rules/tschak", "100%"]);
  });
});

describe("going", () => {
  test("to another screen begins at its top, with the heading for whoever hears the page", async () => {
    const { route, go } = await openedAt("/");
    go("/new");
    expect(route.path).toBe("/new");
    expect(addresses()).toEqual(["/", "/new"]);
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(focus).toHaveBeenCalledOnce();
  });

  test("to another row of the same screen moves nothing", async () => {
    const { route, go } = await openedAt("/replay/m1?row=3");
    go("/replay/m1?row=4", true);
    expect(route.query.get("row")).toBe("4");
    expect(addresses()).toEqual(["/replay/m1?row=4"]);
    expect(scrollTo).not.toHaveBeenCalled();
    expect(focus).not.toHaveBeenCalled();
  });

  test("back shows what the address says then", async () => {
    const { route, go } = await openedAt("/");
    go("/new");
    entries.pop();
    page.dispatchEvent(new Event("popstate"));
    expect(route.path).toBe("/");
  });
});

describe("a click", () => {
  test("on a link of ours goes there without a new page", async () => {
    const { route } = await openedAt("/");
    expect(click("/rules/tschak?x=1#T-24")).toBe(false);
    expect(addresses()).toEqual(["/", "/rules/tschak?x=1#T-24"]);
    expect(route.hash).toBe("T-24");
  });

  test.each<[string, string, Pressed?, { target?: string; download?: boolean }?]>([
    ["beside every link", ""],
    ["with the middle button", "/new", { button: 1 }],
    ["with Ctrl", "/new", { ctrlKey: true }],
    ["with Command", "/new", { metaKey: true }],
    ["with Shift", "/new", { shiftKey: true }],
    ["on a link to another window", "/new", {}, { target: "_blank" }],
    ["on a file", "/new", {}, { download: true }],
    ["on a record", "/api/matches/m1/record"],
    ["on the notices", "/assets/notices.txt"],
    ["on another house", "http://elsewhere:8123/new"],
  ])("%s is the browser's", async (_, href, pressed, link) => {
    await openedAt("/");
    expect(click(href, pressed, link)).toBe(true);
    expect(addresses()).toEqual(["/"]);
  });

  test("that somebody else has dealt with is left alone", async () => {
    document.addEventListener("click", (event) => event.preventDefault());
    await openedAt("/");
    click("/new");
    expect(addresses()).toEqual(["/"]);
  });
});
