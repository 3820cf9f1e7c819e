// The law of the screen, inside the page: what a person cannot see or touch does not count.
(() => {
  const CONTROLS = "button, a[href], input, select, textarea, summary, [role=button], [role=link], [role=option]";
  const SMALLEST_TARGET = 44; // but for the fields of a map (data-dense): a touch there only chooses, and the map can be enlarged
  const ENOUGH = 8; // findings of one kind on one screen
  const EDGE = 3; // a line whose middle a scrolling box just cuts
  const VEIL = 0.7; // what hides less can be read through
  const ARROW = 20; // pixels, of a list to choose from
  const SLACK = 2; // pixels that nobody sees
  const RAW = /\b(house|tschak|enchanters|schatzjagd|fetch_quest|fetch-quest)-[a-z]+(-[a-z0-9]+)*\b|\{ ?\$|\[object|\bundefined\b|\bNaN\b|\?\?\?/;
  const MARKS = { en: "\u2061", de: "\u2062", ru: "\u2063", pl: "\u2064" };
  const END = "\u206f";

  const isHidden = (element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) ||
    element.closest(".spoken, .skip:not(:focus), [inert], option, script, style, datalist, noscript") !== null;

  const say = (element) => {
    const words = (element.innerText || element.getAttribute?.("aria-label") || element.value || "").trim().replace(/\s+/g, " ");
    return `${element.tagName.toLowerCase()}${element.id ? "#" + element.id : ""}${[...element.classList].map((one) => "." + one).join("")} “${strip(words).slice(0, 60)}”`;
  };
  const strip = (text) => text.replace(/[\u2061-\u2064\u206f]/g, "");
  const box = (rect) => ({ x: rect.x, y: rect.y, width: rect.width, height: rect.height });

  const clips = (style, axis) => style[axis] === "hidden" || style[axis] === "clip";
  const scrolls = (style, axis) => style[axis] === "auto" || style[axis] === "scroll";

  /** The part of a box that its surroundings leave to be seen; what a person can scroll to counts. */
  function reachable(element, rect, isText = false) {
    let seen = { left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom };
    const whole = { width: rect.width, height: rect.height }; // as much as a box that scrolls can show at once
    for (let around = element; around && around !== document.documentElement; around = around.parentElement) {
      const style = getComputedStyle(around);
      if ((isText || around !== element) && around !== document.body) {
        const frame = around.getBoundingClientRect();
        for (const [axis, from, to, size, at, extent] of [
          ["overflowX", "left", "right", "clientWidth", "scrollLeft", "scrollWidth"],
          ["overflowY", "top", "bottom", "clientHeight", "scrollTop", "scrollHeight"],
        ]) {
          const measure = axis === "overflowX" ? "width" : "height";
          const start = frame[from] + (axis === "overflowX" ? around.clientLeft : around.clientTop);
          if (clips(style, axis)) {
            seen[from] = Math.max(seen[from], start);
            seen[to] = Math.min(seen[to], start + around[size]);
          } else if (scrolls(style, axis)) {
            // Inside a box that scrolls everything between its two ends can be brought to where the box is.
            const first = start - around[at];
            const inside = [Math.max(seen[from], first), Math.min(seen[to], first + around[extent])];
            const length = Math.max(0, inside[1] - inside[0]);
            const shown = Math.max(start, Math.min(inside[0], start + around[size] - length));
            seen[from] = shown;
            seen[to] = shown + Math.min(length, around[size]);
            whole[measure] = Math.min(whole[measure], around[size]);
          }
        }
      }
      if (style.position === "fixed") return { ...whole, ...within(seen, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }) };
    }
    const page = document.scrollingElement;
    const style = getComputedStyle(document.body);
    const bodyClips = clips(style, "overflowY") && page.scrollHeight > innerHeight + SLACK ? innerHeight : page.scrollHeight;
    return { ...whole, ...within(seen, { left: -scrollX, top: -scrollY, right: page.clientWidth - scrollX, bottom: bodyClips - scrollY }) };
  }
  const within = (one, other) => ({
    left: Math.max(one.left, other.left), top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom),
  });
  const isGone = (rect, seen) => seen.right - seen.left <= Math.min(SLACK, rect.width / 2) || seen.bottom - seen.top <= Math.min(SLACK, rect.height / 2);
  const lost = (seen) => Math.max(seen.width - Math.max(0, seen.right - seen.left), seen.height - Math.max(0, seen.bottom - seen.top));

  const atHand = (element) => {
    if (element.matches(".tick")) return false; // no name, which could be told elsewhere
    for (let around = element; around && around !== document.body; around = around.parentElement)
      if (around.title || around.dataset?.full !== undefined || around.matches?.("[data-card], [data-zoom]")) return true;
    return false;
  };

  function* textsIn(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!node.data || !element || isHidden(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // A drawn name that is squeezed into its strip has the box of its element, not that of its letters at full width.
      const boxes = element.ownerSVGElement ? [element.getBoundingClientRect()] : [...range.getClientRects()];
      const rects = strip(node.data).trim() ? boxes.filter((rect) => rect.width > 0.5 && rect.height > 0.5) : [];
      yield { node, element, rects }; // one that holds nothing but a mark counts for those that follow
    }
  }

  const topmost = (element, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit === null || hit === element || element.contains(hit) || hit.contains(element) || hit.closest("label")?.contains(element)
      ? null
      : hit;
  };

  /** Everything that breaks the law on the page as it stands. */
  function findings({ language, phone, names }) {
    const found = [];
    let texts = 0;
    const add = (law, element, rect, more = "") => {
      const same = found.filter((one) => one.law === law);
      const words = say(element) + more;
      if (same.length < ENOUGH && !same.some((one) => one.words === words)) found.push({ law, words, box: box(rect) });
    };
    const modals = [...document.querySelectorAll("dialog:modal")];
    const root = modals.at(-1) ?? document.body;

    const open = new Map(); // for each block the marks of messages that go on in the next piece of a sentence
    for (const { node, element, rects } of textsIn(root)) {
      const around = blockOf(element);
      if (!open.has(around)) open.set(around, []);
      const foreign = language ? unmarked(node.data, language, names, open.get(around)) : "";
      if (!rects.length) continue;
      texts++;
      const text = strip(node.data).trim();
      if (RAW.test(text)) add("raw name or placeholder", element, rects[0]);
      for (const rect of rects) {
        const seen = reachable(element, rect, true);
        if (isGone(rect, seen)) {
          if (!atHand(element)) add("cannot be scrolled to", element, rect);
          break;
        }
        if (lost(seen) > SLACK + 1 && !atHand(element)) {
          add("text is cut", element, rect);
          break;
        }
        const style = getComputedStyle(element);
        if (style.textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + 1 && !atHand(element)) {
          add("text is cut", element, rect);
          break;
        }
      }
      const rect = rects[0];
      const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
      if (x > 0 && y > 0 && x < innerWidth && y < innerHeight) {
        const seen = reachable(element, rect, true);
        const inPlace = visibleNow(element, rect);
        const hit = inPlace && seen.right > seen.left ? topmost(element, x, y) : null;
        if (hit && !atHand(element) && getComputedStyle(element).pointerEvents !== "none" && isSolid(hit, element) && !sticksOver(hit, element))
          add("is covered", element, rect, ` by ${say(hit)}`);
      }
      const own = element.closest("[lang]:not(html)")?.lang;
      if (foreign && own !== language && !element.closest("bdi, time, input, textarea, code, kbd"))
        add("is in another language or in none", element, rect, `: “${foreign}”`);
    }

    const { scrollWidth, clientWidth } = document.scrollingElement;
    if (scrollWidth > clientWidth + SLACK)
      add("scrolls sideways", document.querySelector("h1") ?? root, root.getBoundingClientRect(), ` ${scrollWidth} px`);

    const controls = [...root.querySelectorAll(CONTROLS)].filter(
      (control) => !isHidden(control) && control.getClientRects().length && getComputedStyle(control).pointerEvents !== "none",
    );
    const boxes = controls.map((control) => (control.matches("input[type=checkbox], input[type=radio]") && control.closest("label")) || control);
    controls.forEach((control, number) => {
      const rect = boxes[number].getBoundingClientRect();
      if (rect.width < 2 || rect.height < 2) return;
      const seen = reachable(control, rect);
      if (isGone(rect, seen)) add("cannot be scrolled to", control, rect);
      if (control.matches("select") && isTooLong(control)) add("text is cut", control, rect);
      const inText = control.matches("a") && getComputedStyle(control).display === "inline";
      if (phone && !inText && !control.disabled && !control.matches("[data-dense]") && isSmall(control, rect))
        add("is too small to touch", control, rect, ` ${Math.round(rect.width)}×${Math.round(rect.height)}`);
    });
    const placed = controls
      .map((control, number) => ({ control, rect: boxes[number].getBoundingClientRect() }))
      .filter(({ control, rect }) => rect.width > 2 && rect.height > 2 && visibleNow(control, rect));
    for (let one = 0; one < placed.length; one++)
      for (let other = one + 1; other < placed.length; other++) {
        const [a, b] = [placed[one], placed[other]];
        if (a.control.contains(b.control) || b.control.contains(a.control)) continue;
        if (sticksOver(a.control, b.control) || sticksOver(b.control, a.control)) continue;
        const shared = within(inSight(a.control, a.rect), inSight(b.control, b.rect));
        const [width, height] = [shared.right - shared.left, shared.bottom - shared.top];
        if (width <= SLACK || height <= SLACK) continue;
        const centre = (rect, element) => topmost(element, rect.x + rect.width / 2, rect.y + rect.height / 2);
        const smaller = Math.min(a.rect.width * a.rect.height, b.rect.width * b.rect.height);
        if (centre(a.rect, a.control) || centre(b.rect, b.control) || width * height > 0.25 * smaller)
          add("overlaps another control", a.control, a.rect, ` and ${say(b.control)}`);
      }
    return { found, texts };
  }

  /** Whether what is chosen from a list is longer than its box, less the arrow. */
  function isTooLong(select) {
    const style = getComputedStyle(select);
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = style.font;
    const words = pen.measureText(strip(select.selectedOptions[0]?.text ?? "")).width;
    return words > select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - ARROW;
  }

  /** Whether a finger cannot hit a control safely; where it answers counts, not what is drawn. */
  function isSmall(control, rect) {
    const least = SMALLEST_TARGET - 0.5;
    if (!visibleNow(control, rect)) {
      const around = getComputedStyle(control, "::after"); // what widens it; where things are now it cannot be tried
      const drawn = around.position === "absolute" ? around : { width: "0", height: "0" };
      return Math.max(rect.width, parseFloat(drawn.width)) < least || Math.max(rect.height, parseFloat(drawn.height)) < least;
    }
    const half = SMALLEST_TARGET / 2 - 1;
    const answers = (dx, dy) => {
      const hit = document.elementFromPoint(rect.x + rect.width / 2 + dx, rect.y + rect.height / 2 + dy);
      return hit !== null && (control.contains(hit) || hit.closest("label")?.contains(control));
    };
    const isWide = rect.width >= least || (answers(-half, 0) && answers(half, 0));
    return !(isWide && (rect.height >= least || (answers(0, -half) && answers(0, half))));
  }

  /** What the boxes around leave of a box, as things are scrolled now. */
  function inSight(element, rect) {
    let seen = rect;
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
      if (getComputedStyle(around).overflowX !== "visible" || getComputedStyle(around).overflowY !== "visible")
        seen = within(seen, around.getBoundingClientRect());
    return seen;
  }

  /** Whether the middle of a box is in the window and in every box around it, as things are scrolled now. */
  function visibleNow(element, rect) {
    const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const frame = around.getBoundingClientRect();
      const inside = x >= frame.left + EDGE && y >= frame.top + EDGE && x <= frame.right - EDGE && y <= frame.bottom - EDGE;
      if (!inside) return false;
    }
    return true;
  }

  /** How much of what lies under a colour it hides, from 0 to 1. */
  const opacityOf = (colour) => {
    if (colour === "transparent") return 0;
    const alpha = /[,/] ?([\d.]+)(%?)\)$/.exec(colour.startsWith("rgb(") && !colour.includes("/") ? "" : colour);
    return alpha ? Number(alpha[1]) / (alpha[2] ? 100 : 1) : 1;
  };

  /** Whether something, or what it lies in but the other does not, has a ground of its own. */
  const isSolid = (element, beneath) => {
    for (let around = element; around && !around.contains(beneath); around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.opacity === "0" || style.visibility === "hidden") return false;
      if (around instanceof SVGElement || style.backgroundImage !== "none" || opacityOf(style.backgroundColor) > VEIL) return true;
    }
    return false;
  };

  /** Whether one sticks to the edge of a box in which the other can be scrolled away from under it. */
  const sticksOver = (element, beneath) => {
    for (let around = element; around && !around.contains(beneath); around = around.parentElement)
      if (getComputedStyle(around).position === "sticky") return true;
    return false;
  };

  const blockOf = (element) => {
    let around = element.closest("svg") ?? element; // the lines of a drawn name are pieces of one message
    while (around.parentElement && getComputedStyle(around).display.startsWith("inline")) around = around.parentElement;
    return around;
  };

  /** The letters of a text that no message of the language brought here, but for names. */
  function unmarked(text, language, names, depth) {
    const mark = MARKS[language];
    let rest = "";
    for (const sign of text) {
      if (Object.values(MARKS).includes(sign)) depth.push(sign);
      else if (sign === END) depth.pop();
      else if (!depth.includes(mark) || depth.some((one) => one !== mark)) rest += sign;
      else rest += " ";
    }
    for (const name of names.toSorted((one, other) => other.length - one.length)) rest = rest.replaceAll(name, " ");
    rest = rest.replace(/\b[A-Z]{1,4}-?[A-Z]?\d+[a-z]?(\.\d+)?\b/g, " "); // keys of cards, numbers of clauses, fields
    const words = rest.match(/\p{L}{2,}/gu);
    return words ? words.join(" ").slice(0, 80) : "";
  }

  /** Why a person could not have touched this where it stands; "" if he could. */
  function whyUntouchable(target) {
    for (let around = target.parentElement; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      if ((clips(style, "overflowX") && around.scrollLeft > SLACK) || (clips(style, "overflowY") && around.scrollTop > SLACK))
        return `it lies in a box that nobody can scroll: ${say(around).slice(0, 80)}`;
    }
    const rect = target.getBoundingClientRect();
    return isGone(rect, reachable(target, rect)) ? "it is cut away" : "";
  }

  /** Whatever a person could not have touched is not touched: the page never hears of it, and the test is told. */
  function guard(event) {
    const target = event.target instanceof Element ? event.target.closest(CONTROLS) ?? event.target : null;
    const isByPointer = event.type !== "focusin" && event.detail !== 0;
    if (!target || !event.isTrusted || (event.type === "click" && !isByPointer)) return;
    const why = whyUntouchable(target);
    if (!why) return;
    if (event.type !== "click") window.tellOfTouch?.(`${say(target)} cannot be touched: ${why}`);
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  for (const kind of ["pointerdown", "click", "focusin"]) addEventListener(kind, guard, true);

  window.eyes = { findings };
})();
