// Whether everything that can be pressed can be: in view, uncovered, large enough, apart from its neighbours.

import { canPageScroll, floats, frames, isHidden, isSkipLink, modalDialog, named, stanceWheel, sticksOut, viewport } from "./elements.mjs";
import { parts, tableFits } from "./table.mjs";

/** What people press: for a field inside its label, the label. */
export function controls() {
  const roles = ["button", "gridcell", "switch", "tab", "menuitem", "radio", "checkbox", "slider"];
  const pressable = ["a[href]", "button", "input", "select", "textarea", "summary", ...roles.map((role) => `[role=${role}]`)];
  const modal = modalDialog();
  const found = new Set();
  for (const element of document.querySelectorAll(pressable.join(", "))) {
    if (element.matches(":disabled, [aria-disabled=true], [type=hidden]") || element.closest("[inert]")) continue;
    if (modal && !modal.contains(element)) continue;
    const label = element.closest("label");
    const target = label && (isHidden(element) || /checkbox|radio|file/.test(element.type)) ? label : element;
    const { width, height } = target.getBoundingClientRect();
    if (width > 0 && height > 0 && !isHidden(target)) found.add(target);
  }
  return [...found];
}

/** A box to press; of a link that is broken over lines, the first line. */
export function pressedBox(element) {
  const inline = getComputedStyle(element).display === "inline";
  return (inline && element.getClientRects()[0]) || element.getBoundingClientRect();
}

export function isSpace(element) {
  return element.getAttribute("role") === "gridcell";
}

/** Scrolls what scrolls round an element until it is in view; the page too, if it may. Returns a function that undoes it. */
export function bringIntoView(element, pageScrolls) {
  const before = [];
  for (const frame of frames(element)) {
    if (!/auto|scroll/.test(getComputedStyle(frame).overflow)) continue;
    before.push([frame, frame.scrollLeft, frame.scrollTop]);
    const [box, around] = [pressedBox(element), frame.getBoundingClientRect()];
    const left = wayToMiddle(box.left, box.right, around.left, around.right);
    const top = wayToMiddle(box.top, box.bottom, around.top, around.bottom);
    frame.scrollBy({ left, top, behavior: "instant" });
  }
  const at = [scrollX, scrollY];
  const box = pressedBox(element);
  if (pageScrolls && (sticksOut(box, viewport()) > 0 || !isHit(element))) {
    scrollBy({ top: (box.top + box.bottom - innerHeight) / 2, behavior: "instant" });
  }
  return () => {
    for (const [frame, left, top] of before) frame.scrollTo({ left, top, behavior: "instant" });
    scrollTo({ left: at[0], top: at[1], behavior: "instant" });
  };
}

/** How far to scroll a stretch into the middle of another one: not at all where it lies within. */
export function wayToMiddle(from, to, least, most) {
  return from >= least - 1 && to <= most + 1 ? 0 : (from + to - least - most) / 2;
}

/** What a press on the middle of an element meets. */
export function underMiddle(element) {
  const { left, right, top, bottom } = pressedBox(element);
  return document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
}

export function isHit(element) {
  const hit = underMiddle(element);
  if (hit === null) return false;
  // A wheel lies over the spaces of the board on purpose.
  return element.contains(hit) || isSkipLink(hit) || (isSpace(element) && stanceWheel(hit) !== null);
}

/** A fault of each control it concerns; spaces of the board are counted together. */
export function told(found) {
  const spaces = found.filter(([element]) => isSpace(element));
  const others = found.filter(([element]) => !isSpace(element));
  const sentences = others.map(([element, fault]) => `${named(element)} ${fault}`);
  if (spaces.length > 0) sentences.push(`${spaces.length} spaces, such as ${named(spaces[0][0])}: ${spaces[0][1]}`);
  return sentences;
}

/** Controls that cannot be brought into view, or are covered at their middle. */
export function unreachable(all) {
  const found = [];
  // What belongs to the table is there without scrolling the page.
  const table = tableFits() ? [...parts().values()] : [];
  const began = [scrollX, scrollY];
  if (table.length > 0) scrollTo({ left: 0, top: 0, behavior: "instant" });
  for (const element of all) {
    const pageScrolls = canPageScroll() && !table.some((part) => part.contains(element));
    const undo = bringIntoView(element, pageScrolls);
    const box = pressedBox(element);
    const out = sticksOut(box, viewport());
    const clipped = frames(element).some((frame) => sticksOut(box, frame.getBoundingClientRect()) > Math.min(box.width, box.height) / 2);
    const hit = underMiddle(element);
    const free = isHit(element);
    undo();
    // On a page that scrolls, a card may be larger than the window.
    const isLarger = pageScrolls && (box.width > innerWidth || box.height > innerHeight);
    if (out > 1 && !isLarger) found.push([element, `lies ${out.toFixed(0)} pixels outside the window`]);
    else if (!hit || clipped) found.push([element, "cannot be brought into view"]);
    else if (!free) found.push([element, `is covered by ${named(hit)}`]);
  }
  scrollTo({ left: began[0], top: began[1], behavior: "instant" });
  return told(found);
}

/** What has to be read or answered in the place of the line, and is covered at its middle. */
export function coveredQuestions() {
  if (modalDialog()) return [];
  const found = [];
  for (const element of document.querySelectorAll("main .table :is(.table-notice, .lesson-feedback)")) {
    if (isHidden(element)) continue;
    const undo = bringIntoView(element, canPageScroll());
    const hit = underMiddle(element);
    undo();
    if (!element.contains(hit)) found.push([element, `is covered by ${hit ? named(hit) : "nothing that is seen"}`]);
  }
  return told(found);
}

/** A finger needs 44 pixels, a mouse 24 or free space round the middle. Links in a text are as high as its lines. */
export function tooSmall(all) {
  const byFinger = navigator.maxTouchPoints > 0 || matchMedia("(pointer: coarse)").matches;
  const found = [];
  for (const element of all) {
    if (element.tagName === "A" && getComputedStyle(element).display === "inline") continue;
    const { width, height } = element.getBoundingClientRect();
    // Where spaces are smaller than a finger, a second tap confirms the first.
    const least = byFinger && !isSpace(element) ? 44 : 24;
    if (Math.min(width, height) >= least - 0.5) continue;
    if (!byFinger && standsFree(element, all)) continue;
    found.push([element, `is only ${width.toFixed(0)}×${height.toFixed(0)} pixels`]);
  }
  return told(found);
}

/** WCAG 2.2's exception: a circle of 24 pixels round its middle meets no other control. */
export function standsFree(element, all) {
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return all.every((other) => {
    if (other === element || other.contains(element) || element.contains(other)) return true;
    const around = other.getBoundingClientRect();
    const across = x - Math.min(Math.max(x, around.left), around.right);
    const down = y - Math.min(Math.max(y, around.top), around.bottom);
    return Math.hypot(across, down) >= 12;
  });
}

/** The part of a control that its frames let through. */
export function shownBox(element) {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (const frame of frames(element)) {
    const around = frame.getBoundingClientRect();
    [left, top] = [Math.max(left, around.left), Math.max(top, around.top)];
    [right, bottom] = [Math.min(right, around.right), Math.min(bottom, around.bottom)];
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

/** Controls that lie on each other. */
export function overlapping(all) {
  const found = [];
  const boxes = all.filter((element) => !isSkipLink(element)).map((element) => ({
    element,
    box: shownBox(element),
    floats: floats(element),
    wheel: stanceWheel(element) !== null,
    round: getComputedStyle(element).borderTopLeftRadius === "50%",
  }));
  for (const [at, one] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) {
      // What floats can be scrolled clear of, and a wheel lies over the spaces of the board on purpose.
      const apart = one.floats !== other.floats || (one.wheel !== other.wheel && (isSpace(one.element) || isSpace(other.element)));
      if (apart || one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across <= 1 || down <= 1) continue;
      if (one.round && other.round && areDiscsApart(one.box, other.box)) continue;
      found.push(`${named(one.element)} and ${named(other.element)} overlap`);
    }
  }
  return found;
}

export function areDiscsApart(one, other) {
  const across = one.left + one.width / 2 - (other.left + other.width / 2);
  const down = one.top + one.height / 2 - (other.top + other.height / 2);
  return Math.hypot(across, down) >= (one.width + other.width) / 2 - 1;
}
