// The table: the board and what belongs to it, which must be there without scrolling and stay where it is.

import { floats, frames, isHidden, named } from "./elements.mjs";

/** The parts of the table that are there at the moment, by name. */
export function parts() {
  const selectors = {
    board: ".board",
    "the upper row": ".table-top",
    "the lower row": ".table-bottom",
    "the line": ".table-says",
    "the chain": ".chain:not(.end-ways)",
    "the bar": ".bar",
    Undo: ".bar-undo",
    "the first place": ".bar-a",
    "the second place": ".bar-b",
    Send: ".bar-send",
  };
  const found = new Map();
  for (const [name, selector] of Object.entries(selectors)) {
    const element = document.querySelector(`main .table ${selector}`);
    if (element && !isHidden(element)) found.set(name, element);
  }
  return found;
}

/** Whether the window is large enough for a table without scrolling: below it is the size of a page at 400 %. */
export function tableFits() {
  return innerWidth >= 360 && innerHeight >= 320;
}

/** Parts of the table that one must scroll to, or in: the line has room for all it says. */
export function partsOutside() {
  if (!tableFits()) return [];
  const found = [];
  const line = document.querySelector("main .table .board-says");
  const more = line && !isHidden(line) ? line.scrollHeight - line.clientHeight : 0;
  if (more > 1) found.push(`the line is cut: ${more} pixels of “${line.textContent.trim()}” must be scrolled to`);
  for (const [name, element] of parts()) {
    const { top, bottom } = element.getBoundingClientRect();
    const down = floats(element) ? 0 : scrollY;
    if (bottom + down > innerHeight + 1) found.push(`${name} ends ${(bottom + down - innerHeight).toFixed(0)} pixels below the window`);
    if (top + down < -1) found.push(`${name} begins above the window`);
  }
  return found;
}

/** What lies over something else in the row of a side: its name, clock, pool and meter stand beside each other. */
export function crowdedSides() {
  const found = [];
  for (const side of document.querySelectorAll("main .table .side")) {
    const all = [...side.querySelectorAll(".side-name > *, .side-clock, .board-pool-kind, .board-life")];
    const parts = all.filter((part) => !isHidden(part) && part.textContent.trim() !== "");
    for (const [number, one] of parts.entries()) {
      for (const other of parts.slice(number + 1)) {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 2 && down > 2) found.push(`${named(one)} and ${named(other)} lie over each other`);
      }
    }
  }
  return found;
}

/**
 * Where everything is that has its place at the table: its parts and their buttons. Of other buttons
 * only the width is known: panels below each other move when one of them grows.
 */
export function places() {
  const found = new Map();
  const place = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [across, down] = floats(element) ? [0, 0] : [scrollX, scrollY];
    const isSeen = top < innerHeight && top + height > 0;
    return { left: left + across, top: top + down, width, height, isSeen };
  };
  const known = parts();
  // A part may be drawn anew, and is still the same part.
  for (const [name, element] of known) found.set(name, { name, ...place(element) });
  const isPart = new Set(known.values());
  for (const element of document.querySelectorAll("main :is(button, a[href], summary)")) {
    const scrolls = frames(element).some((frame) => /auto|scroll/.test(getComputedStyle(frame).overflow));
    // A pool is as wide as the pieces in it, and the engine's lines are what it thinks of at the moment.
    const changes = "dialog, [role=dialog], .board-wheel, .board-pool-kind, .analysis-lines";
    if (scrolls || isPart.has(element) || element.closest(changes)) continue;
    if (isHidden(element)) continue;
    const { left, top, width, height, isSeen } = place(element);
    const isOfTable = [...isPart].some((part) => part.contains(element));
    found.set(element, { name: named(element), isSeen, width, ...(isOfTable && { left, top, height }) });
  }
  return found;
}

/** Which table is shown: the window, the board, and what the place is called. */
export function tableShown() {
  const board = document.querySelector("main .board");
  const title = document.querySelector("main h1")?.textContent;
  return board && { board, seen: `${innerWidth}×${innerHeight} ${title}` };
}

/** What is elsewhere than when the table was remembered, and is not among what may move. */
export function moved(mayMove) {
  const before = window.rememberedTable;
  const shown = tableShown();
  if (!before || before.board !== shown?.board || before.seen !== shown.seen) return [];
  const now = places();
  const found = [];
  for (const [key, was] of before.places) {
    const is = now.get(key);
    // Moves out of sight don't matter.
    if (!is || !(was.isSeen || is.isSeen) || mayMove.some((name) => was.name.includes(name))) continue;
    const changed = ["left", "top", "width", "height"].filter((side) => side in was && side in is && Math.abs(is[side] - was[side]) > 1);
    if (changed.length === 0) continue;
    const written = changed.map((side) => `${side} ${was[side].toFixed(0)} → ${is[side].toFixed(0)}`);
    found.push(`${was.name} moved: ${written.join(", ")}`);
  }
  return found;
}

export function rememberTable() {
  const shown = tableShown();
  window.rememberedTable = shown && { ...shown, places: places() };
}

/** Another place is shown: nothing is compared with what was seen before. */
export function forgetTable() {
  window.rememberedTable = null;
}
