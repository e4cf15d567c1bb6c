// Whether every text can be read to its end.

import { canPageScroll, frames, isHidden, named, sticksOut } from "./elements.mjs";

/** The texts that stand directly in an element. */
export function ownTexts(element) {
  return [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== "");
}

/** Texts that are cut by a frame, by an ellipsis, by the edge of the window, or by their own button. */
export function cutTexts() {
  const found = new Set();
  const page = document.documentElement;
  const wide = page.scrollWidth - page.clientWidth;
  if (wide > 0) found.add(`the page is ${wide} pixels too wide`);
  const pageScrolls = canPageScroll();
  for (const element of document.body.querySelectorAll("*")) {
    if (element.closest("svg, option, datalist, script, style, template") || ownTexts(element).length === 0) continue;
    if (isHidden(element)) continue;
    for (const text of ownTexts(element)) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      // An ellipsis may end a name whose title says all of it.
      if (getComputedStyle(element).textOverflow === "ellipsis" && isTold(element, text.textContent)) continue;
      const cut = cutBy(element, box);
      if (cut) found.add(`${named(element)} is cut by ${cut.toFixed(0)} pixels`);
      const inFrame = frames(element).some((frame) => /auto|scroll/.test(getComputedStyle(frame).overflow));
      const beyond = Math.max(-box.left, box.right - innerWidth);
      if (!cut && !inFrame && beyond > 1) found.add(`${named(element)} sticks out of the window by ${beyond.toFixed(0)} pixels`);
      if (!cut && !inFrame && !pageScrolls && box.bottom > innerHeight + 1) found.add(`${named(element)} lies below the window`);
      // Nobody can scroll there. A font leaves some room above its letters.
      if (!cut && !inFrame && box.top + scrollY < -2) found.add(`${named(element)} lies above the window`);
      const around = element.closest("button, summary, a.button, .choice label, h1, h2, h3, li, p");
      const scrolls = [element, ...frames(element)].some((frame) => around?.contains(frame) && /auto|scroll/.test(getComputedStyle(frame).overflow));
      const out = around && !scrolls ? sticksOut(box, around.getBoundingClientRect()) : 0;
      if (!cut && out > 2) found.add(`the text of ${named(around)} sticks out of it by ${out.toFixed(0)} pixels`);
    }
  }
  return [...found];
}

/** Whether a title says the whole text. */
export function isTold(element, text) {
  return (element.closest("[title]")?.title ?? "").includes(text.trim());
}

/**
 * Lines of text that the lower edge of a part of the table cuts in two. Where it fades out, or something
 * sticks to its lower edge, everybody sees that there is more.
 */
export function halvedLines() {
  const found = new Set();
  // The line has room for all it says, which is checked elsewhere.
  for (const frame of document.querySelectorAll("main .table :is(div, section, ol, ul, p):not(.board-says)")) {
    if (!/auto|scroll/.test(getComputedStyle(frame).overflowY) || isHidden(frame)) continue;
    const { bottom, top } = frame.getBoundingClientRect();
    if (frame.scrollHeight <= frame.clientHeight + 1 || endsVisibly(frame)) continue;
    for (const element of frame.querySelectorAll("*")) {
      if (element.closest("svg") || isHidden(element)) continue;
      for (const text of ownTexts(element)) {
        const range = document.createRange();
        range.selectNodeContents(text);
        const lines = [...range.getClientRects()].filter((line) => line.bottom > top && line.top < bottom);
        // The ascenders and descenders of a font leave room above and below most letters.
        if (lines.some((line) => line.bottom - bottom > line.height / 4 && bottom - line.top > line.height / 4)) {
          found.add(`a line of ${named(element)} is cut in two by ${named(frame)}`);
        }
      }
    }
  }
  return [...found];
}

/** Whether a frame shows at its lower edge that there is more. */
export function endsVisibly(frame) {
  const sticks = (element, part) => {
    const { position, bottom } = getComputedStyle(element, part);
    return position === "sticky" && bottom === "0px";
  };
  return sticks(frame, "::after") || [...frame.querySelectorAll("*")].some((element) => sticks(element));
}

/** How many pixels of a text are hidden by what clips it, itself included. What scrolls does not cut. */
export function cutBy(element, box) {
  for (const frame of [element, ...frames(element)]) {
    const { overflowX, overflowY } = getComputedStyle(frame);
    const around = frame.getBoundingClientRect();
    if (/hidden|clip/.test(overflowX)) {
      // With an ellipsis, or clamped to a number of lines, the text's own box is as small as what is seen.
      const more = frame === element ? frame.scrollWidth - frame.clientWidth : 0;
      const out = Math.max(more, around.left - box.left, box.right - around.right);
      if (out > 1) return out;
    }
    if (/hidden|clip/.test(overflowY)) {
      const more = frame === element ? frame.scrollHeight - frame.clientHeight : 0;
      const out = Math.max(more, around.top - box.top, box.bottom - around.bottom);
      if (out > 1) return out;
    }
    if (/auto|scroll/.test(overflowX + overflowY)) return 0;
  }
  return 0;
}

/** Words of buttons, names and headings that are broken in two. Japanese breaks anywhere. */
export function brokenWords() {
  const found = new Set();
  const whole = "button, summary, a.button, nav a, .choice label, .side-name, h1, h2, h3";
  for (const owner of document.querySelectorAll(whole)) {
    if (isHidden(owner)) continue;
    for (const element of [owner, ...owner.querySelectorAll("*")]) {
      if (isHidden(element)) continue;
      for (const text of ownTexts(element)) {
        for (const { 0: word, index } of text.textContent.matchAll(/\p{Script=Latin}{2,}/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.add(`“${word}” is broken in ${named(owner)}`);
        }
      }
    }
  }
  return [...found];
}
