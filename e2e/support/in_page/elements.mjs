// Elements as people see them: their names, whether they are seen at all, what clips and scrolls them.
//
// Everything in this folder runs in the page, in any browser: `state.mjs` sends the functions there
// as text, so they may call each other and use nothing else.

/** An element in words: its tag, its classes, and what it is called. */
export function named(element) {
  const label = element.getAttribute("aria-label") ?? element.textContent;
  const classes = [...element.classList].map((name) => `.${name}`).join("");
  return `${element.tagName.toLowerCase()}${classes} “${label.trim().replaceAll(/\s+/g, " ").slice(0, 40)}”`;
}

/** Not there, transparent, or for screen readers only. */
export function isHidden(element) {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) {
    return true;
  }
  for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.clipPath === "inset(50%)") return true;
    const { width, height } = at.getBoundingClientRect();
    if (style.overflow !== "visible" && (width <= 1 || height <= 1)) return true;
  }
  return false;
}

/** The dialog that has the page to itself, if one is open. */
export function modalDialog() {
  const modal = [...document.querySelectorAll("dialog[open], [role=dialog][aria-modal=true]")];
  return modal.filter((dialog) => dialog.matches("dialog:modal, [aria-modal=true]") && !isHidden(dialog)).at(-1) ?? null;
}

/** The choices of a stance, which cover spaces of the board on purpose. */
export function stanceWheel(element) {
  return element.closest(".board-wheel");
}

/** The link past the navigation, which is there only while it has the focus, and then lies over the page. */
export function isSkipLink(element) {
  return element.closest(".skip") !== null;
}

/** Every ancestor that clips or scrolls, from the inside out; the page itself is not among them. */
export function frames(element) {
  const found = [];
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(at);
    if (/auto|scroll|hidden|clip/.test(overflowX + overflowY)) found.push(at);
    if (position === "fixed") break;
  }
  return found;
}

/** Stays where it is while the page scrolls. */
export function floats(element) {
  for (let at = element; at; at = at.parentElement) {
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
  }
  return false;
}

/** How far a box sticks out of another one, at its worst side. */
export function sticksOut(box, around) {
  return Math.max(around.left - box.left, box.right - around.right, around.top - box.top, box.bottom - around.bottom);
}

/** The part of the page that is seen without scrolling it. */
export function viewport() {
  return new DOMRect(0, 0, innerWidth, innerHeight);
}

/** Whether people can scroll the page; a script always can. */
export function canPageScroll() {
  return [document.documentElement, document.body].every((element) => !/hidden|clip/.test(getComputedStyle(element).overflowY));
}

/** Says so if the focus is on nothing, or on something that is not seen. */
export function lostFocus() {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return ["nothing has the focus"];
  // A field may be hidden in its label, which then shows the focus.
  return isHidden(focused) && isHidden(focused.closest("label") ?? focused) ? [`nothing has the focus: ${named(focused)} is hidden`] : [];
}
