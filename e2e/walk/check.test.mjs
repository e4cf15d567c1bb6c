// The check itself, on pages with one fault each: it finds every one, and nothing on a page in good order.

import { test as base, expect } from "@playwright/test";
import { faults } from "../support/state.mjs";

const PHONE = { width: 375, height: 548 };
const DESKTOP = { width: 1280, height: 720 };

/** A table as the app lays it out, with every part in its place. */
const TABLE = `<article class="table">
  <div class="table-top">Black</div>
  <div class="board" role="grid" aria-label="Board"><div role="row">
    <div role="gridcell" tabindex="0" aria-label="a1"></div><div role="gridcell" tabindex="-1" aria-label="b1"></div>
  </div></div>
  <div class="table-bottom">White <button id="life">three to slide</button></div>
  <div class="table-says"><p class="board-says">Your turn.</p></div>
  <div class="bar"><button class="bar-undo" id="undo">Undo</button><button class="bar-send">Send</button></div>
</article>`;

const STYLE = `
  * { box-sizing: border-box; }
  body { background: #fff; color: #111; font: 16px/20px sans-serif; margin: 0; }
  main { display: grid; gap: 8px; padding: 8px; }
  main > button { justify-self: start; }
  p { margin: 0; }
  button, .button { background: #fff; border: 1px solid #111; color: #111; min-height: 44px; min-width: 64px; }
  .table { display: grid; gap: 8px; }
  .table-top, .table-bottom, .bar { align-items: center; display: flex; gap: 8px; min-height: 44px; }
  [role=row] { display: flex; }
  [role=gridcell] { background: #ddd; height: 100px; width: 100px; }`;

const page = (main, { style = "", after = "" } = {}) => `<!doctype html><html lang="en"><head><title>A table</title>
  <style>${STYLE}${style}</style></head><body><main><h1 hidden>A table</h1>${main}</main>${after}</body></html>`;

const test = base.extend({
  /** Shows a page in a window and says what is wrong with it. */
  look: async ({ browser }, use) => {
    const contexts = [];
    await use(async (html, { viewport = PHONE, act = async () => {}, ...options } = {}) => {
      const context = await browser.newContext({ viewport, hasTouch: viewport === PHONE });
      contexts.push(context);
      const shown = await context.newPage();
      await shown.setContent(html);
      const first = await faults(shown, { focus: false, axe: false, rest: 0 });
      await act(shown);
      return { first, then: await faults(shown, { focus: false, axe: false, rest: 0, ...options }) };
    });
    for (const context of contexts) await context.close();
  },
});

test("a page in good order has no faults, on a phone and on a desktop", async ({ look }) => {
  for (const viewport of [PHONE, DESKTOP]) {
    const { then } = await look(page(TABLE), { viewport, focus: true, axe: true, act: (shown) => shown.focus("#undo") });
    expect(then).toEqual([]);
  }
});

test("a control that is covered at its middle is found", async ({ look }) => {
  const toast = '<div style="position: fixed; inset: auto 0 0 0; top: 100px; background: #eee">Copied</div>';
  const { then } = await look(page(TABLE, { after: toast }));
  expect(then).toContainEqual("2 spaces, such as div “a1”: is covered by div “Copied”");
  expect(then).toContainEqual("button.bar-send “Send” is covered by div “Copied”");
});

test("a notice over a question in the place of the line is found, one beside it is not", async ({ look }) => {
  const notice = '<div class="notice">Copied</div>';
  const asks = '<p class="table-notice">Black offers a draw.</p>';
  const table = (style) => page(TABLE.replace('<p class="board-says">Your turn.</p>', asks + notice), { style });
  expect((await look(table(""))).then).toEqual([]);
  const over = ".table-says { position: relative } .notice { background: #eee; inset: 0; position: absolute }";
  expect((await look(table(over))).then).toEqual(["p.table-notice “Black offers a draw.” is covered by div.notice “Copied”"]);
});

test("a control under an open dialog is not asked for, one in the dialog is", async ({ look }) => {
  const sheet = '<dialog id="sheet"><button style="min-height: 20px">Resign</button></dialog>';
  const open = (shown) => shown.evaluate(() => document.querySelector("#sheet").showModal());
  const { then } = await look(page(TABLE, { after: sheet }), { act: open });
  expect(then).toEqual([expect.stringMatching(/^button “Resign” is only \d+×20 pixels$/)]);
});

test("a control of the table below the window is found, even though the page scrolls", async ({ look }) => {
  const tall = { style: ".board { margin-top: 400px }" };
  const { then } = await look(page(TABLE, tall));
  expect(then).toContainEqual(expect.stringMatching(/^Send ends \d+ pixels below the window$/));
  expect(then).toContainEqual(expect.stringMatching(/^button.bar-send “Send” lies \d+ pixels outside the window$/));
  // At 400 % a table may be scrolled.
  const zoomed = await look(page(TABLE, tall), { viewport: { width: 320, height: 256 } });
  expect(zoomed.then).toEqual([]);
});

test("a control below the window that is not of the table may be scrolled to", async ({ look }) => {
  const far = '<div style="height: 900px"></div><button>Export</button>';
  expect((await look(page(TABLE + far))).then).toEqual([]);
  const clipped = { style: "html, body { height: 100%; overflow: hidden }" };
  // A page that does not scroll can still be scrolled by a script; the button is out of reach all the same.
  expect((await look(page(TABLE + far, clipped))).then).toContainEqual(
    expect.stringMatching(/^button “Export” lies \d+ pixels outside the window$/),
  );
});

test("a control that a frame cuts away is found, one in a frame that scrolls is not", async ({ look }) => {
  const framed = (overflow) =>
    page(`<div style="height: 60px; overflow: ${overflow}"><div style="height: 300px"></div><button>Later</button></div>`);
  expect((await look(framed("auto"))).then).toEqual([]);
  expect((await look(framed("hidden"))).then).toContainEqual("button “Later” cannot be brought into view");
});

test("a target that is too small is found: 44 pixels for a finger, 24 for a mouse unless it stands free", async ({ look }) => {
  const small = (count) => page('<button class="tiny">×</button>'.repeat(count), { style: ".tiny { min-height: 0; min-width: 0; height: 20px; width: 20px } main { gap: 0 }" });
  const tiny = "button.tiny “×” is only 20×20 pixels";
  expect((await look(small(1))).then).toEqual([tiny]);
  expect((await look(small(1), { viewport: DESKTOP })).then).toEqual([]);
  expect((await look(small(2), { viewport: DESKTOP })).then).toEqual([tiny, tiny]);
  const medium = page("<button>Hint</button>", { style: "button { min-height: 40px }" });
  expect((await look(medium)).then).toEqual(["button “Hint” is only 64×40 pixels"]);
  expect((await look(medium, { viewport: DESKTOP })).then).toEqual([]);
});

test("a choice of the wheel may lie on a space, but on nothing else", async ({ look }) => {
  const wheel = (top) => `<div class="board-wheel"><button style="position: absolute; left: 60px; top: ${top}px">north</button></div>`;
  expect((await look(page(TABLE + wheel(90)))).then).toEqual([]);
  const { then } = await look(page(TABLE + wheel(185)));
  expect(then).toContainEqual("button “three to slide” and button “north” overlap");
});

test("controls that lie on each other are found", async ({ look }) => {
  const { then } = await look(page('<button>One</button><button style="margin-top: -20px; margin-left: 50px">Two</button>'));
  expect(then).toEqual(["button “One” and button “Two” overlap"]);
});

test("a line that must be scrolled to be read is found", async ({ look }) => {
  const { then } = await look(page(TABLE, { style: ".board-says { height: 30px; overflow-y: auto; width: 60px }" }));
  expect(then).toEqual([expect.stringMatching(/^the line is cut: \d+ pixels of “Your turn.” must be scrolled to$/)]);
});

for (const [how, style] of Object.entries({
  "by an ellipsis": "p { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; width: 120px }",
  "by a number of lines": "p { -webkit-box-orient: vertical; display: -webkit-box; -webkit-line-clamp: 1; overflow: hidden; width: 120px }",
  "by its height": "p { height: 20px; overflow: hidden; width: 120px }",
  "by a frame round it": "section { height: 30px; overflow: hidden; width: 120px }",
})) {
  test(`a text that is cut ${how} is found`, async ({ look }) => {
    const { then } = await look(page("<section><p>There it cannot be placed, since b2 sticks out.</p></section>", { style }));
    expect(then).toEqual([expect.stringMatching(/^p “There it cannot be .*” is cut by \d+ pixels$/)]);
  });
}

test("a name may end in an ellipsis if its title says all of it", async ({ look }) => {
  const style = "p { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; width: 120px }";
  const name = (title) => page(`<p title="${title}">Maximiliane-Alexandra von Q.</p>`, { style });
  expect((await look(name("Maximiliane-Alexandra von Q., White"))).then).toEqual([]);
  expect((await look(name("Maximiliane"))).then).toEqual([expect.stringMatching(/ is cut by \d+ pixels$/)]);
});

test("a line that a part of the table cuts in two is found, unless the part fades out there", async ({ look }) => {
  const list = (style) => page(TABLE.replace("</article>", '<ol class="turns"><li>One</li><li>Two</li><li>Three</li></ol></article>'), {
    style: `.turns { display: flex; flex-direction: column; overflow-y: auto; list-style: none; margin: 0; padding: 0 } ${style}`,
  });
  expect((await look(list(".turns { height: 30px }"))).then).toEqual(["a line of li “Two” is cut in two by ol.turns “OneTwoThree”"]);
  expect((await look(list(".turns { height: 40px }"))).then).toEqual([]);
  expect((await look(list('.turns { height: 30px } .turns::after { bottom: 0; content: ""; flex: none; height: 9px; position: sticky }'))).then).toEqual([]);
});

test("a clock that lies over the pool of its side is found", async ({ look }) => {
  const side = '<div class="side"><span class="board-pool-kind">ten pieces</span><span class="side-clock">10:00</span></div>';
  const table = (style) => page(TABLE.replace("Black", side), { style });
  expect((await look(table(".side { display: flex; gap: 8px }"))).then).toEqual([]);
  expect((await look(table(".side { position: relative } .side-clock { left: 8px; position: absolute; top: 0 }"))).then).toEqual([
    "span.board-pool-kind “ten pieces” and span.side-clock “10:00” lie over each other",
  ]);
});

test("a text that sticks out of its button or the window is found", async ({ look }) => {
  const narrow = { style: "button { width: 64px; white-space: nowrap }" };
  expect((await look(page("<button>Unentschieden anbieten</button>", narrow))).then).toEqual([
    expect.stringMatching(/^the text of button “Unentschieden anbieten” sticks out of it by \d+ pixels$/),
  ]);
  const wide = { style: "p { white-space: nowrap }" };
  const { then } = await look(page(`<p>${"wide ".repeat(30)}</p>`, wide));
  expect(then).toContainEqual(expect.stringMatching(/^the page is \d+ pixels too wide$/));
  expect(then).toContainEqual(expect.stringMatching(/^p “wide .*” sticks out of the window by \d+ pixels$/));
});

test("a text that lies above the window, where nobody can scroll, is found", async ({ look }) => {
  const { then } = await look(page("<h1>A heading of two lines</h1>", { style: "h1 { margin-top: -12px; position: absolute; top: 0 }" }));
  expect(then).toContainEqual("h1 “A heading of two lines” lies above the window");
});

test("a word of a button that is broken in two is found, one that moves to the next line is not", async ({ look }) => {
  const narrow = { style: "button { overflow-wrap: anywhere; width: 72px }" };
  expect((await look(page("<button>Drohungen ansehen</button>", narrow))).then).toEqual([
    "“Drohungen” is broken in button “Drohungen ansehen”",
  ]);
  expect((await look(page("<button>Zug beenden</button>", { style: "button { width: 88px }" }))).then).toEqual([]);
});

test("lost focus is found: on the page itself, and on something that is gone", async ({ look }) => {
  const press = async (shown) => {
    await shown.evaluate(() => document.querySelector("#undo").addEventListener("click", ({ target }) => (target.disabled = true)));
    await shown.click("#undo");
    // The browser blurs it when it renders the next frame.
    await shown.waitForFunction(() => document.activeElement === document.body);
  };
  expect((await look(page(TABLE), { focus: true, act: press })).then).toEqual(["nothing has the focus"]);
  const see = (shown) => shown.focus("#unseen");
  const unseen = '<div tabindex="-1" id="unseen" style="clip-path: inset(50%)">gone</div>';
  expect((await look(page(TABLE + unseen), { focus: true, act: see })).then).toEqual([
    "nothing has the focus: div “gone” is hidden",
  ]);
});

test("what moves between two states of a table is found, and what may move is not", async ({ look }) => {
  const longer = (shown) => shown.evaluate(() => (document.querySelector(".board-says").innerHTML = "Your turn.<br>Black placed a piece."));
  const { first, then } = await look(page(TABLE), { act: longer });
  expect(first).toEqual([]);
  expect(then).toContainEqual(expect.stringMatching(/^the line moved: height 20 → 40$/));
  expect(then).toContainEqual(expect.stringMatching(/^Send moved: top \d+ → \d+$/));
  expect(then).toContainEqual(expect.stringMatching(/^Undo moved: top \d+ → \d+$/));
  const said = await look(page(TABLE), { act: longer, moves: ["the line", "the bar", "Send", "Undo"] });
  expect(said.then).toEqual([]);
});

test("a button that changes its width between two states is found", async ({ look }) => {
  const wider = (shown) => shown.evaluate(() => (document.querySelector("#life").textContent = "twelve pieces to slide"));
  const { then } = await look(page(TABLE), { act: wider });
  expect(then).toEqual([expect.stringMatching(/^button “three to slide” moved: width \d+ → \d+$/)]);
});

test("a part that is drawn anew is still the same part", async ({ look }) => {
  const renew = (shown) => shown.evaluate(() => (document.querySelector(".bar-send").outerHTML = '<button class="bar-send">End turn now</button>'));
  const { then } = await look(page(TABLE), { act: renew });
  expect(then).toEqual([expect.stringMatching(/^Send moved: width \d+ → \d+$/)]);
});

test("another board is another table: nothing is compared", async ({ look }) => {
  const fresh = (shown) => shown.evaluate(() => {
    document.querySelector(".board").outerHTML = '<div class="board" style="height: 30px; width: 300px"></div>';
  });
  expect((await look(page(TABLE), { act: fresh })).then).toEqual([]);
});

test("another heading is another table: nothing is compared", async ({ look }) => {
  const next = (shown) => shown.evaluate(() => {
    document.querySelector("h1").textContent = "The next lesson";
    document.querySelector(".board").style.marginTop = "30px";
  });
  expect((await look(page(TABLE), { act: next })).then).toEqual([]);
});

test("what comes to rest within a second is not a fault", async ({ look }) => {
  const soon = async (shown) => {
    await shown.evaluate(() => {
      const board = document.querySelector(".board");
      board.style.marginTop = "30px";
      setTimeout(() => (board.style.marginTop = ""), 300);
    });
  };
  expect((await look(page(TABLE), { act: soon, rest: 1_000 })).then).toEqual([]);
});

test("what axe finds at A and AA is found", async ({ look }) => {
  const faint = page('<p style="color: #bbb">faint</p><img src="data:,">');
  const { then } = await look(faint, { axe: true });
  expect(then).toContainEqual("axe: color-contrast: p");
  expect(then).toContainEqual("axe: image-alt: img");
});

test("a contrast between AA and AAA is found where AAA is promised", async ({ look }) => {
  const grey = page('<p style="color: #666">grey</p>');
  const { then: usual } = await look(grey, { axe: true });
  expect(usual).toEqual([]);
  const { then: enhanced } = await look(grey, { axe: true, enhanced: true });
  expect(enhanced).toContainEqual("axe: color-contrast-enhanced: p");
});
