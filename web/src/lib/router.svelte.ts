/** Where we are: the address bar is the only state. */

interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

/** As it was meant; what is written badly stays as it is written. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function here(): Place {
  return {
    path: location.pathname,
    query: new URLSearchParams(location.search),
    hash: decoded(location.hash.slice(1)),
  };
}

let place: Place = $state.raw(here());
let before = "";

export const route = {
  get path(): string {
    return place.path;
  },
  get query(): URLSearchParams {
    return place.query;
  },
  get hash(): string {
    return place.hash;
  },
  /** The screen one has come from, if it was one of ours. */
  get before(): string {
    return before;
  },
};

/** Go to another screen without loading the page anew. */
export function go(address: string, replace = false): void {
  const left = location.pathname;
  history[replace ? "replaceState" : "pushState"](null, "", address);
  place = here();
  if (left !== place.path) {
    before = left;
    scrollTo(0, 0);
    requestAnimationFrame(() => document.querySelector<HTMLElement>("h1")?.focus());
  }
}

addEventListener("popstate", () => (place = here()));

document.addEventListener("click", (click) => {
  const link = (click.target as Element | null)?.closest("a");
  if (!link || click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (/^\/(api|assets)\//.test(link.pathname)) return;
  click.preventDefault();
  go(link.pathname + link.search + link.hash);
});
