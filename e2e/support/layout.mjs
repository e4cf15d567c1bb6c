// What is wrong with the layout of a page, as a list of sentences.

/** Runs in the page: everything that is cut off, sticks out, overlaps something else, or is too small to hit. */
export function misplaced() {
  const found = new Set();
  const page = document.documentElement;
  const wide = page.scrollWidth - page.clientWidth;
  if (wide > 0) found.add(`the page is ${wide} pixels too wide`);

  const named = (element) => {
    const label = element.getAttribute("aria-label") ?? element.textContent;
    const classes = [...element.classList].map((name) => `.${name}`).join("");
    return `${element.tagName.toLowerCase()}${classes} “${label.trim().slice(0, 40)}”`;
  };
  /** Not there at all, or for screen readers only. */
  const hidden = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.display === "none" || style.visibility === "hidden" || style.opacity === "0") return true;
      if (style.clipPath === "inset(50%)") return true;
      const { width, height } = at.getBoundingClientRect();
      if (at !== page && style.overflow !== "visible" && (width <= 1 || height <= 1)) return true;
      if (at.tagName === "DETAILS" && !at.open && element !== at && !element.closest("summary")) return true;
    }
    return false;
  };
  /** The nearest ancestor that scrolls or clips an element, if there is one. */
  const frame = (element) => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (/auto|scroll|hidden|clip/.test(overflowX + overflowY)) return at;
    }
    return null;
  };
  const shown = (element) => {
    const box = element.getBoundingClientRect();
    const around = frame(element)?.getBoundingClientRect();
    if (!around) return box;
    const left = Math.max(box.left, around.left);
    const top = Math.max(box.top, around.top);
    const width = Math.max(0, Math.min(box.right, around.right) - left);
    const height = Math.max(0, Math.min(box.bottom, around.bottom) - top);
    return new DOMRect(left, top, width, height);
  };
  const floats = (element) => {
    for (let at = element; at; at = at.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
    }
    return false;
  };
  const texts = (element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== "");

  for (const element of document.body.querySelectorAll("*")) {
    if (element.closest("svg, option, datalist, script, template") || texts(element).length === 0) continue;
    if (hidden(element)) continue;
    const style = getComputedStyle(element);
    // The line below the board has a fixed height and ends in an ellipsis; screen readers get all of it.
    const short = element.closest(".board-says");
    const cuts = (overflow) => /hidden|clip/.test(overflow);
    if (!short && cuts(style.overflowX) && element.scrollWidth > element.clientWidth + 1) {
      found.add(`${named(element)} is cut off sideways`);
    }
    if (!short && cuts(style.overflowY) && element.scrollHeight > element.clientHeight + 1) {
      found.add(`${named(element)} is cut off below`);
    }
    for (const text of texts(element)) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      const scroller = frame(element);
      const scrolls = scroller && /auto|scroll/.test(getComputedStyle(scroller).overflowX);
      if (!scrolls && !short && (box.left < -1 || box.right > innerWidth + 1)) found.add(`${named(element)} sticks out of the window`);
      const around = element.closest("button, summary, a.button, .choice label, h1, h2, h3, li, p");
      if (around && !short) {
        const outer = around.getBoundingClientRect();
        const out = Math.max(outer.left - box.left, box.right - outer.right, outer.top - box.top, box.bottom - outer.bottom);
        if (out > 2) found.add(`the text of ${named(around)} sticks out of it by ${out.toFixed(0)} pixels`);
      }
    }
  }

  /** What people press: for a field hidden in its label, the label. */
  const pressed = new Set();
  for (const element of document.querySelectorAll("a[href], button, input, select, textarea, summary, [role=gridcell]")) {
    const label = element.closest("label");
    const tiny = label && (hidden(element) || /checkbox|radio|file/.test(element.type));
    const target = tiny ? label : element;
    const { width, height } = target.getBoundingClientRect();
    if (width > 0 && height > 0 && !hidden(target)) pressed.add(target);
  }
  const boxes = [...pressed].map((element) => ({
    element,
    box: shown(element),
    floats: floats(element),
    wheel: Boolean(element.closest(".board-wheel")),
    dialog: element.closest("dialog"),
  }));
  for (const { element, box } of boxes) {
    const whole = element.getBoundingClientRect();
    const inText = element.tagName === "A" && getComputedStyle(element).display === "inline";
    if (!inText && (whole.width < 24 || whole.height < 24)) {
      found.add(`${named(element)} is only ${whole.width.toFixed(0)}×${whole.height.toFixed(0)} pixels`);
    }
    if (box.width > 0 && (box.left < -1 || box.right > innerWidth + 1)) found.add(`${named(element)} sticks out of the window`);
  }
  const round = (element) => getComputedStyle(element).borderTopLeftRadius === "50%";
  const middle = (from, to) => (from + to) / 2;
  for (const [at, one] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      // What floats over the page can be scrolled clear of it; a wheel and a dialog cover the board on purpose.
      if (one.floats !== other.floats || one.wheel !== other.wheel || one.dialog !== other.dialog) continue;
      if (round(one.element) && round(other.element)) {
        const apart = Math.hypot(middle(one.box.left, one.box.right) - middle(other.box.left, other.box.right),
          middle(one.box.top, one.box.bottom) - middle(other.box.top, other.box.bottom));
        if (apart < (one.box.width + other.box.width) / 2 - 1) found.add(`${named(one.element)} and ${named(other.element)} overlap`);
        continue;
      }
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 1 && down > 1) found.add(`${named(one.element)} and ${named(other.element)} overlap`);
    }
  }

  // A bar at the lower edge must not hide the end of the page.
  scrollTo(0, page.scrollHeight);
  const bars = [...document.querySelectorAll("nav")].filter((bar) => getComputedStyle(bar).position === "fixed");
  for (const bar of bars) {
    const edge = bar.getBoundingClientRect();
    if (edge.top < innerHeight / 2) continue;
    for (const { element } of boxes.filter((box) => !box.floats)) {
      const box = shown(element);
      if (box.height > 0 && box.bottom > edge.top + 1) found.add(`${named(element)} cannot be reached below the bar`);
    }
  }
  scrollTo(0, 0);
  return [...found];
}
