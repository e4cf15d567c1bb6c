// The table: keys from anywhere, Back, names, labels, hints, the legend, the layout.

import { ANSWER, LANGUAGES, TIX, check, en, expect, store, storedGame, test } from "../support/index.mjs";

test("a tap on the opponent's pool says whose pieces these are", async ({ open }) => {
  const visit = await open();
  await visit.go("#/play/pass/tix");
  await visit.pool("black").click();
  await visit.says(en("board-refused-pool", { player: "black" }));
  await visit.pool("white").click();
  await visit.space("c3").click();
  await visit.pool("white").click();
  await visit.says(en("board-refused-pool", { player: "white" }));
});

test("keys work anywhere on the page, but not in a field or while a sheet is open", async ({ open }) => {
  const visit = await open();
  const { page } = visit;
  const press = (key) => page.keyboard.press(key);
  await visit.go("#/play/pass/tix");
  // Nothing is focused yet.
  await press("t");
  await visit.says(en("board-threats-none"));
  await press("p");
  await press("ArrowUp");
  await press("Enter");
  await expect(visit.turns()).toHaveText(["X@a2"]);
  await visit.play(["X@e5", "a2-a4"]);
  await visit.button("play-first").click();
  await press("ArrowRight");
  await expect(visit.turns().nth(0)).toHaveAttribute("aria-current", "step");
  await press("ArrowRight");
  await expect(visit.turns().nth(1)).toHaveAttribute("aria-current", "step");
  await press("ArrowLeft");
  await expect(visit.turns().nth(0)).toHaveAttribute("aria-current", "step");
  await press("PageDown");
  await press("PageDown");
  await press("z");
  await expect(visit.turns()).toHaveCount(2);
  await press("?");
  await expect(visit.sheet()).toContainText(en("board-key-undo"));
  // There is no field for turns here yet.
  await expect(visit.sheet()).not.toContainText(en("board-key-write"));
  await press("z");
  await visit.switch("board-keys-everywhere").uncheck();
  await press("Escape");
  await expect(visit.sheet()).toHaveCount(0);
  await expect(visit.turns()).toHaveCount(2);
  // Switched off, they work on the board only.
  await visit.threats().focus();
  await press("z");
  await expect(visit.turns()).toHaveCount(2);
  await visit.space("a1").focus();
  await press("z");
  await expect(visit.turns()).toHaveCount(1);
  await press("?");
  await visit.switch("board-keys-everywhere").check();
  await press("Escape");
  await visit.play(["X@e5"]);
  await visit.openMore();
  await visit.switch("board-typed").check();
  await visit.field().pressSequentially("z");
  await expect(visit.field()).toHaveValue("z");
  await visit.closeSheet();
  await expect(visit.turns()).toHaveCount(2);
});

test("Back closes an open sheet first, and leaves the game without one", async ({ open }) => {
  const visit = await open({ size: "phone" });
  const { page } = visit;
  await visit.go("#/play");
  await page.evaluate(() => (location.hash = "#/play/pass/tix"));
  await visit.arrived();
  await visit.openMore();
  await page.goBack();
  await expect(visit.sheet()).toHaveCount(0);
  await expect(visit.spaces()).toHaveCount(36);
  // The game gets its address while a sheet is open, and keeps it.
  await visit.write("X@c3");
  await expect(visit.field()).toHaveValue("");
  await expect(page).toHaveURL(/#\/play\/game\//);
  const game = page.url();
  await page.goBack();
  await expect(visit.sheet()).toHaveCount(0);
  await expect(page).toHaveURL(game);
  await visit.openTurns();
  await expect(visit.turns()).toHaveText(["X@c3"]);
  await visit.closeSheet();
  await visit.openMore();
  await visit.reload();
  await expect(page).toHaveURL(game);
  await visit.openMore();
  await visit.closeSheet();
  // With no sheet open, one step back leaves the place, and one step forward returns.
  await page.goBack();
  await expect(visit.heading("place-play")).toBeVisible();
  await expect(page).toHaveURL(/#\/play$/);
  await page.goForward();
  await expect(page).toHaveURL(game);
  await expect(visit.spaces()).toHaveCount(36);
});

test("a stored game that cannot be read is listed with what is wrong with it", async ({ open }) => {
  const visit = await open();
  const { page } = visit;
  const game = storedGame({ turns: ["X@c3", "X@e5"] });
  await visit.go("#/about");
  await store(page, { ...game, record: game.record.replace("X@e5", "X@c3") });
  await visit.go("#/play");
  await expect(visit.ownGames()).toContainText(en("store-unreadable", { fault: "" }).trim());
  await expect(visit.ownGames()).toContainText("X@c3");
});

/** A game of two people with names, one turn before White wins. */
function named() {
  const game = storedGame({ turns: TIX.slice(0, -1) });
  return { ...game, seats: JSON.stringify({ ...JSON.parse(game.seats), names: ["Ada", "Grace"] }) };
}

test("names stand in the line, at the end and in the list of games", async ({ open }) => {
  const visit = await open();
  const { page } = visit;
  const game = named();
  await visit.go("#/about");
  await store(page, game);
  await visit.go("#/play");
  await expect(visit.ownGames()).toContainText(en("next-turn", { player: "white" }).replace("White", "Ada"));
  await visit.go(`#/play/game/${game.id}`);
  await expect(visit.line()).toContainText(en("next-turn", { player: "white" }).replace("White", "Ada"));
  await visit.pool("black").click();
  await visit.says(en("board-refused-pool", { player: "black" }).replace("Black", "Grace"));
  await visit.perform("white", TIX.at(-1));
  await visit.send().click();
  const won = en("result-no-action", { winner: "white" }).replace("White", "Ada").replace("Black", "Grace");
  await visit.says(won);
  await expect(visit.result()).toContainText(won);
  await visit.button("play-rematch").click();
  await visit.noticed(en("play-swapped", { player: "white", name: "Grace" }));
  await expect(visit.seat("white")).toContainText("Grace");
});

test("the end of a game is heard once", async ({ open }) => {
  const visit = await open();
  const { page } = visit;
  const game = storedGame({ turns: TIX.slice(0, -1), computer: "black" });
  await visit.go("#/about");
  await store(page, game);
  await visit.go(`#/play/game/${game.id}`);
  await visit.perform("white", TIX.at(-1));
  await visit.send().click();
  // The line speaks to whoever plays here.
  const won = en("result-yours-no-action", { outcome: "won", opponent: "black" });
  await visit.says(won);
  await expect(visit.end()).toBeVisible();
  await expect(page.locator("[aria-live], [role=alert]").filter({ hasText: won })).toHaveCount(1);
});

test("a rematch says which colour one plays now", async ({ open }) => {
  const visit = await open();
  await visit.go("#/play/computer/tix");
  await visit.pool("white").click();
  await visit.space("c3").click();
  await expect(visit.turns()).toHaveCount(2, ANSWER);
  await visit.resign();
  await visit.button("play-rematch").click();
  await visit.noticed(en("play-swapped-you", { player: "black" }));
});

test("a turn that would win sounds like any other until it is sent", async ({ open }) => {
  const visit = await open({ settings: { sounds: true } });
  const { page } = visit;
  await page.addInitScript(() => {
    window.heard = [];
    const { set } = Object.getOwnPropertyDescriptor(AudioParam.prototype, "value");
    Object.defineProperty(AudioParam.prototype, "value", {
      set(hertz) {
        window.heard.push(Math.round(hertz));
        set.call(this, hertz);
      },
    });
  });
  const game = storedGame({ turns: TIX.slice(0, -1) });
  await visit.go("#/about");
  await store(page, game);
  await visit.go(`#/play/game/${game.id}`);
  await visit.perform("white", TIX.at(-1));
  await expect(visit.steps()).toHaveCount(2);
  const heard = () => page.evaluate(() => window.heard);
  const [LAST_PIECE, WIN] = [156, 495];
  expect(await heard()).not.toContain(WIN);
  expect(await heard()).not.toContain(LAST_PIECE);
  expect((await heard()).length).toBeGreaterThan(0);
  await visit.send().click();
  await expect.poll(heard).toContain(WIN);
});

test("a hint goes as soon as it is neither said nor followed", async ({ open }) => {
  const visit = await open();
  const { page } = visit;
  const game = storedGame({ turns: TIX.slice(0, 4), computer: "black" });
  await visit.go("#/about");
  await store(page, game);
  await visit.go(`#/play/game/${game.id}`);
  const shown = page.locator(".board-arrow, .board-lit, .board-ghost");
  const ask = async () => {
    await visit.button("play-hint").click();
    await expect(shown).not.toHaveCount(0, ANSWER);
    await expect(visit.line()).not.toContainText(en("board-your-turn"), ANSWER);
  };
  await ask();
  await page.keyboard.press("Escape");
  await expect(shown).toHaveCount(0);
  await ask();
  await visit.space("a4").click();
  await expect(visit.line()).toContainText("a4");
  await expect(page.locator(".board-arrow, .board-lit")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await ask();
  await page.keyboard.press("PageUp");
  await visit.says(en("play-looking-back"));
  await expect(shown).toHaveCount(0);
});

test("the same position gets the same hint, whatever was asked before", async ({ open }) => {
  const visit = await open();
  const { page } = visit;
  const game = storedGame({ turns: TIX.slice(0, 4) });
  await visit.go("#/about");
  await store(page, game);
  await visit.go(`#/play/game/${game.id}`);
  const shown = page.locator(".board-arrow, .board-lit");
  const ask = async () => {
    await visit.button("play-hint").click();
    await expect(shown).not.toHaveCount(0, ANSWER);
    await expect(visit.line()).not.toContainText(en("next-turn", { player: "white" }), ANSWER);
    const said = await visit.line().textContent();
    const drawn = await page.locator(".board-arrow, .board-lit, .board-ghost").evaluateAll((all) => all.map((mark) => mark.outerHTML));
    await page.keyboard.press("Escape");
    await expect(shown).toHaveCount(0);
    return { said, drawn };
  };
  const first = await ask();
  expect(first.drawn.length).toBeGreaterThan(0);
  for (let time = 2; time <= 4; time += 1) expect(await ask(), `asked ${time} times`).toEqual(first);
  // Another position in between leaves nothing behind.
  await visit.play(["c2-d2"]);
  await visit.button("play-hint").click();
  await expect(shown).not.toHaveCount(0, ANSWER);
  await visit.button("play-take-back").click();
  await expect(visit.turns()).toHaveCount(4);
  expect(await ask()).toEqual(first);
});

/** Counts the turns that workers have chosen, as the page hears them. */
function countChosen() {
  window.chosen = 0;
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      const said = (data) => (typeof data === "string" ? data : JSON.stringify(data));
      this.addEventListener("message", ({ data }) => {
        if (/chosen/i.test(said(data))) window.chosen += 1;
      });
    }
  };
}

for (const [where, place, first, to] of [
  ["a game", "#/play/computer/tix", (visit) => visit.pool("white"), "c3"],
  ["the game of a lesson", "#/learn/tix/8", (visit) => visit.space("a1"), "a2"],
]) {
  test(`the computer is seen to think for a moment, in ${where}`, async ({ open }) => {
    const visit = await open();
    const { page } = visit;
    await page.addInitScript(countChosen);
    await page.clock.install();
    await visit.go(place);
    await first(visit).click();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await visit.space(to).click();
    await expect(visit.space(to)).toHaveAccessibleName(/White/);
    // The engine has chosen long before its time is over.
    await expect.poll(() => page.evaluate(() => window.chosen), ANSWER).toBe(1);
    const black = () => visit.spaces().evaluateAll((all) => all.map((cell) => cell.getAttribute("aria-label")).filter((label) => /Black/.test(label)).map((label) => label.slice(0, 2)));
    const before = await black();
    if (where === "a game") await expect(page.locator(".side.thinks")).toHaveAttribute("data-player", "black");
    await page.clock.runFor(650);
    expect(await black()).toEqual(before);
    await page.clock.runFor(100);
    await expect.poll(black).not.toEqual(before);
    await expect(page.locator(".side.thinks")).toHaveCount(0);
  });
}

test("a tap on the line, or a key, plays the last turn again and tells all of it", async ({ open }) => {
  const visit = await open();
  await visit.go("#/play/pass/tixel");
  await visit.play(["T@c3ne"]);
  const said = async () => {
    const short = await visit.line().evaluate((line) => line.firstChild.textContent);
    const all = await visit.line().getAttribute("title");
    expect(all).not.toBe(short);
    return all;
  };
  const first = await said();
  await visit.line().click();
  await visit.says(first);
  await visit.play(["T@e5sw"]);
  const second = await said();
  expect(second).not.toBe(first);
  await visit.page.keyboard.press("l");
  await visit.says(second);
});

test("the legend explains every mark, and the first lines of it are not cut on a small desktop", async ({ open }) => {
  for (const locale of LANGUAGES) {
    const visit = await open({ locale, beginner: true, viewport: { width: 1280, height: 720 } });
    const { page } = visit;
    await visit.go("#/play/pass/tix");
    await visit.play(TIX.slice(0, 6));
    const legend = page.getByRole("list", { name: visit.say("board-legend") });
    await expect(legend).toBeVisible();
    const cut = await legend.evaluate((list) => {
      const frame = list.closest(".table-beside").getBoundingClientRect();
      return list.getBoundingClientRect().bottom > frame.bottom + 1;
    });
    expect(cut, locale).toBe(false);
    await check(page, `the legend beside the board, ${locale}`, { focus: false });
    await visit.press(visit.button("board-legend"));
    await expect(visit.sheet().getByRole("listitem")).toHaveCount(19);
    await check(page, `the legend in its sheet, ${locale}`);
  }
});

for (const beginner of [true, false]) {
  const who = beginner ? "in the first games" : "not in the fourth game";
  test(`on a phone the first marks are explained until a turn is made, and while they are seen, ${who}`, async ({ open }) => {
    for (const locale of LANGUAGES) {
      const visit = await open({ locale, beginner, viewport: { width: 390, height: 664 }, hasTouch: true });
      const legend = visit.page.locator(".chain").getByRole("list", { name: visit.say("board-legend") });
      const isMeant = () => (beginner ? expect(legend).toBeVisible() : expect(legend).toHaveCount(0));
      await visit.go("#/play/computer/tixel");
      await isMeant();
      if (beginner) for (const key of ["active", "sacrifice", "theirs", "own"]) await expect(legend).toContainText(visit.say(`board-legend-${key}`));
      await visit.press(visit.pool("white"));
      // The marks are on the board now.
      await isMeant();
      await check(visit.page, `the first marks explained, ${locale}`);
      const cut = await legend.evaluateAll((all) => all.some(({ scrollHeight, parentElement }) => scrollHeight > parentElement.clientHeight));
      expect(cut, locale).toBe(false);
      await visit.shot(`first-marks-${beginner ? "beginner" : "later"}-${locale}`);
      await visit.press(visit.space("c4"));
      await visit.press(visit.spokes().first());
      await expect(visit.button("play-hint")).toBeEnabled(ANSWER);
      await expect(legend).toHaveCount(0);
      // Later they are explained while they are on the board,
      await visit.press(visit.space("c4"));
      await isMeant();
      await check(visit.page, `the marks of a slide explained, ${locale}`);
      await visit.page.keyboard.press("Escape");
      await expect(legend).toHaveCount(0);
      // and behind a button.
      await visit.press(visit.button("board-legend"));
      await expect(visit.sheet().getByRole("listitem")).toHaveCount(19);
      await visit.context.close();
    }
  });
}

/** Results of earlier games at level 2, the oldest first. */
const results = (...outcomes) => {
  const games = outcomes.map((outcome, at) => [`earlier${at}`, `tix 2 ${outcome} ${at}`]);
  return { "quarterturn.results": JSON.stringify(Object.fromEntries(games)) };
};

for (const [width, height] of [[390, 844], [390, 664], [375, 548], [360, 640], [430, 932], [640, 320], [844, 390]]) {
  test(`after a win on a phone the next step is one press away, ${width}×${height}`, async ({ open }) => {
    for (const [outcomes, key, values] of [
      [["drawn", "drawn", "won"], "next-level-short", { number: 3 }],
      [["drawn", "drawn", "lost"], "learn-next-lesson-short"],
    ]) {
      const visit = await open({ viewport: { width, height }, hasTouch: true, locale: "de-DE", kept: results(...outcomes) });
      const next = visit.page.getByTestId("next-step");
      await visit.go("#/about");
      const game = storedGame({ turns: TIX.slice(0, -1), computer: "black" });
      await store(visit.page, game);
      await visit.go(`#/play/game/${game.id}`);
      await expect(next).toHaveCount(0);
      const press = (what) => visit.press(what);
      await press(visit.space("c1"));
      await press(visit.space("c4"));
      await press(visit.pool("white"));
      await press(visit.space("a5"));
      await expect(visit.steps()).toHaveCount(2);
      // A second tap in the place of Send leads nowhere.
      await pressTwice(visit, visit.send());
      await expect(next).toHaveText(visit.say(key, values));
      await check(visit.page, `a game won, then ${key}`);
      await visit.shot(`next-step-${width}x${height}-${key}`);
      await press(next);
      await expect(visit.page).toHaveURL(key === "next-level-short" ? /#\/play\/computer\/tix/ : /#\/learn\/tix\//);
      await visit.context.close();
    }
  });
}

test("the sheet of a finished game is named after what is in it", async ({ open }) => {
  const visit = await open({ size: "phone" });
  const game = storedGame({ turns: TIX, result: "1-0", computer: "black" });
  await visit.go("#/about");
  await store(visit.page, game);
  await visit.go(`#/play/game/${game.id}`);
  await visit.openMore();
  await visit.press(visit.sheet().getByRole("button", { name: en("play-turns"), exact: true }));
  await expect(visit.page.getByRole("dialog", { name: en("play-end"), exact: true })).toBeVisible();
  await visit.closeSheet();
  await visit.press(visit.button("play-review-short"));
  await expect(visit.page.getByRole("dialog", { name: en("play-review-short"), exact: true })).toBeVisible();
});

for (const locale of LANGUAGES) {
  test(`no word of the action bar is broken, ${locale}`, async ({ open }) => {
    for (const [width, height] of [[1280, 720], [844, 390], [390, 664], [360, 640]]) {
      const visit = await open({ locale, viewport: { width, height } });
      await visit.go("#/play/pass/tix");
      const broken = await visit.page.locator(".bar span").evaluateAll((labels) =>
        labels
          .filter((label) => !label.closest(".bar-undo"))
          .filter((label) => {
            const words = [...label.textContent.matchAll(/[^\s\u00ad]+/g)];
            return words.some(({ index, 0: word }) => {
              const range = document.createRange();
              range.setStart(label.firstChild, index);
              range.setEnd(label.firstChild, index + word.length);
              return new Set([...range.getClientRects()].map((box) => box.top)).size > 1;
            });
          })
          .map((label) => label.textContent),
      );
      expect(broken, `${width}×${height}`).toEqual([]);
      await visit.context.close();
    }
  });
}

test("on a desktop the pool has a line of its own, and names are whole", async ({ open }) => {
  const visit = await open({ viewport: { width: 1280, height: 720 } });
  for (const game of ["tix", "regatta", encodeURIComponent("8u:X3T9R4/R12:p2")]) {
    await visit.go(`#/play/pass/${game}`);
    for (const player of ["white", "black"]) {
      const side = visit.seat(player);
      const [name, pool, row] = await Promise.all([
        side.locator("strong").boundingBox(),
        side.locator(".board-pool").boundingBox(),
        side.boundingBox(),
      ]);
      expect(name.height, game).toBeLessThan(30);
      expect(pool.y, game).toBeGreaterThanOrEqual(name.y + name.height);
      expect(pool.y + pool.height, game).toBeLessThanOrEqual(row.y + row.height + 1);
    }
  }
});

test("corners that hang over the edge of the board are seen whole", async ({ open }) => {
  for (const [width, height] of [[1280, 720], [640, 320], [390, 664]]) {
    const visit = await open({ viewport: { width, height } });
    await visit.go("#/play/pass/tix");
    await visit.play(["X@a6", "X@f1"]);
    const window = { width, height };
    const header = await visit.page.locator("header.top").boundingBox();
    const boxes = await visit.page.locator(".board-pieces .piece").evaluateAll((pieces) =>
      pieces.map((piece) => piece.getBoundingClientRect()).map(({ left, top, right, bottom }) => [left, top, right, bottom]),
    );
    expect(boxes.length).toBe(2);
    for (const [left, top, right, bottom] of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(header && height > 559 && width > 719 ? header.y + header.height : 0);
      expect(right).toBeLessThanOrEqual(window.width);
      expect(bottom).toBeLessThanOrEqual(window.height);
    }
  }
});

test("a path that does not exist shows a page in the browser's language that leads home", async ({ open, server }) => {
  const visit = await open({ locale: "de-DE" });
  const { page, say } = visit;
  const answer = await page.goto(`${server.url}/nonsense/path`);
  expect(answer.status()).toBe(404);
  // The browser reports the status, and nothing else.
  visit.forgive(/404/);
  await expect(page.getByRole("heading", { name: say("nowhere-title") })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(say("nowhere-unknown", { address: "/nonsense/path" }));
  const font = await page.getByRole("heading").evaluate((heading) => getComputedStyle(heading).fontFamily);
  expect(font).toContain("system-ui");
  await page.getByRole("link", { name: say("nowhere-home") }).click();
  await expect(visit.heading("home-title")).toBeVisible();
});

test("what a beginner reads first takes two lines at most beside the board, in every language", async ({ open }) => {
  for (const language of LANGUAGES) {
    const visit = await open({ locale: language, viewport: { width: 1280, height: 720 } });
    await visit.go("#/play/pass/tix");
    await expect(visit.line()).toContainText(visit.say("board-begin"));
    const lines = await visit.line().evaluate((line) => {
      const text = document.createRange();
      text.selectNodeContents(line);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines, language).toBeLessThanOrEqual(2);
  }
});

/** A second press in the same place. */
async function pressTwice(visit, what) {
  const { x, y, width, height } = await what.boundingBox();
  const [left, top] = [x + width / 2, y + height / 2];
  const press = () => (visit.hasTouch ? visit.page.touchscreen.tap(left, top) : visit.page.mouse.click(left, top));
  await press();
  await press();
}

for (const viewport of [{ width: 390, height: 664 }, { width: 375, height: 548 }, { width: 640, height: 320 }, { width: 1280, height: 720 }]) {
  test(`a second press in the same place does nothing else, ${viewport.width}×${viewport.height}`, async ({ open }) => {
    const visit = await open({ viewport, hasTouch: viewport.height < 720 });
    await visit.go("#/about");
    const game = storedGame({ turns: TIX.slice(0, 4) });
    await store(visit.page, game);
    await visit.go(`#/play/game/${game.id}`);
    await visit.turns().or(visit.button("play-other")).first().waitFor();
    // More, twice: nothing of the menu is pressed.
    await pressTwice(visit, visit.button("play-other"));
    for (const key of ["play-resign-really", "play-draw-really"]) {
      await expect(visit.sheet().getByRole("heading", { name: en(key) })).toHaveCount(0);
    }
    await visit.closeSheet();
    for (const key of ["play-resign", "play-draw"]) {
      await visit.openMore();
      await pressTwice(visit, visit.sheet().getByRole("button", { name: en(key), exact: true }));
      await expect(visit.end(), `${key} twice`).toHaveCount(0);
      await visit.closeSheet();
    }
    await expect(visit.toMove("white")).toBeVisible();
  });
}

test("the number of pieces keeps to its line with wide text spacing, and is legible when it is 0", async ({ open }) => {
  const visit = await open({ size: "phone" });
  await visit.go("#/play/pass/tixel");
  const count = visit.page.locator(".board-count").first();
  const height = () => count.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  await count.evaluate(({ style }) => (style.letterSpacing = "0.12em"));
  expect(await height()).toBe(before);
  await visit.analyse("6u:X1/X1 6/6/6/2x13/6/X15 w -/- - -");
  const faint = await count.evaluate((element) => {
    let opacity = 1;
    for (let at = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
    return opacity;
  });
  expect(await count.textContent()).toBe("0");
  expect(faint).toBe(1);
});

test("in an analysis the list of keys names the one that types a turn", async ({ open }) => {
  const visit = await open();
  await visit.go("#/analysis/tix");
  await visit.space("a1").focus();
  await visit.page.keyboard.press("?");
  await expect(visit.sheet()).toContainText(en("board-key-write"));
  await visit.page.keyboard.press("Escape");
  await visit.page.keyboard.press("/");
  await expect(visit.field()).toBeFocused();
});
