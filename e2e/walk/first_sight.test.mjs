// What a stranger sees at first sight: nothing is cut or covered, and every number has its mark.

import { LANGUAGES, TIX, TIXEL, check, expect, store, storedGame, test, words } from "../support/index.mjs";

const PHONES = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 640, height: 320 },
];
const DESKTOP = { width: 1280, height: 720 };
const named = ({ width, height }) => `${width}×${height}`;

const LONG_NAMES = ["Maximiliane-Alexandra Q.", "Wolfeschlegelsteinhausen"];

async function resume(visit, game) {
  await visit.go("#/about");
  await store(visit.page, game);
  await visit.go(`#/play/game/${game.id}`);
}

/** Runs in the page: how far a control sticks out of what shows it, at its worst side; a fade hides what is below it. */
function sticksOut(element) {
  const box = element.getBoundingClientRect();
  const frame = element.closest(".table-beside");
  const around = frame.getBoundingClientRect();
  const isPinned = element.closest(".analysis-buttons") !== null;
  const fade = isPinned ? 0 : Number.parseFloat(getComputedStyle(frame, "::after").height) / 2 || 0;
  return Math.max(around.top - box.top, box.bottom - (around.bottom - fade), around.left - box.left, box.right - around.right);
}

async function expectWhole(locators) {
  for (const locator of locators) expect(await locator.evaluate(sticksOut), `${locator}`).toBeLessThanOrEqual(1);
}

for (const locale of ["en-GB", "de-DE"]) {
  test(`beside the board of a desktop the ways on and the turns after a game are whole, ${locale}`, async ({ open }) => {
    const visit = await open({ viewport: DESKTOP, locale });
    await resume(visit, storedGame({ start: "tixel", turns: TIXEL, result: "0-1", computer: "black" }));
    await expectWhole([
      visit.result().getByRole("link", { name: visit.say("play-analyse") }),
      visit.result().getByRole("button", { name: visit.say("play-export") }),
      visit.button("play-first"),
      visit.button("play-now"),
      visit.turns().first(),
    ]);
    // With the keyboard one gets to every turn.
    for (const turn of [visit.turns().last(), visit.turns().first()]) {
      await turn.focus();
      await expectWhole([turn]);
    }
  });

  test(`beside the board of a desktop the editor's buttons are whole, ${locale}`, async ({ open }) => {
    const visit = await open({ viewport: DESKTOP, locale });
    await visit.go("#/analysis/poka-yoke");
    await visit.button("analysis-edit").click();
    const keys = ["done", "undo", "clear", "cancel"];
    await expectWhole(keys.map((key) => visit.button(`analysis-editor-${key}`)));
    // Two pieces that do not fit say so above them.
    await visit.space("c3").click();
    await visit.space("d3").click();
    await expectWhole(keys.map((key) => visit.button(`analysis-editor-${key}`)));
    await expect(visit.page.getByTestId("faults").getByRole("listitem").first()).toBeVisible();
  });

  test(`beside the board of a desktop the engine's lines are whole, ${locale}`, async ({ open }) => {
    const visit = await open({ viewport: DESKTOP, locale });
    await visit.go(`#/analysis/tixel=${TIXEL.slice(0, 9).join("_")}`);
    await visit.switch("analysis-engine").check();
    const status = visit.page.getByTestId("engine");
    await expect(status).toContainText(/[1-9]/, { timeout: 30_000 });
    const reasons = visit.page.getByTestId("why");
    await expect(reasons).toHaveCount(2);
    for (const reason of await reasons.all()) await expect(reason).toHaveText(/\S/, { timeout: 30_000 });
    await expectWhole([visit.page.locator(".analysis-lines > li").last(), status]);
  });

  for (const viewport of PHONES) {
    test(`before a game, what is chosen is seen at ${named(viewport)}, ${locale}`, async ({ open }) => {
      const visit = await open({ viewport, hasTouch: true, locale });
      const chosen = visit.page.locator(".choose-chosen");
      await visit.go("#/play");
      await expect(chosen).toBeInViewport({ ratio: 1 });
      await expect(chosen).toContainText(visit.say("play-computer"));
      await expect(chosen).toContainText("Tixel");
      await expect(visit.page.getByTestId("begin")).toBeInViewport({ ratio: 1 });
      // Every game can be chosen at first sight: nothing covers the middle of its choice.
      for (const game of ["tix", "tixel", "regatta", "poka-yoke"]) {
        const covered = await visit.choice("play-game", `game-${game}`).evaluate((radio) => {
          const { x, y, width, height } = radio.closest("label").getBoundingClientRect();
          return !radio.closest("label").contains(document.elementFromPoint(x + width / 2, y + height / 2));
        });
        expect(covered, game).toBe(false);
      }
      await visit.choice("play-game", "game-regatta").check();
      await expect(chosen).toContainText("Regatta");
      // The bar covers nothing half: it reaches from edge to edge.
      const bar = await visit.page.locator(".choose-begin").evaluate((bar) => [bar.getBoundingClientRect().width, getComputedStyle(bar).backgroundColor]);
      expect(bar[0]).toBe(viewport.width);
      expect(bar[1]).not.toMatch(/rgba\(.*, 0\)|transparent/);
    });

    test(`a long name stays on one line at ${named(viewport)}, ${locale}`, async ({ open }) => {
      const visit = await open({ viewport, hasTouch: true, locale });
      for (const [start, left] of [["tix", undefined], ["tix", [600_000, 170_000]], ["poka-yoke", [600_000, 170_000]]]) {
        const game = storedGame({ start, left });
        await resume(visit, { ...game, seats: JSON.stringify({ ...JSON.parse(game.seats), names: LONG_NAMES }) });
        for (const [at, player] of ["white", "black"].entries()) {
          const name = visit.seat(player).getByText(LONG_NAMES[at], { exact: true });
          await expect(name).toBeVisible();
          const { height, width } = await name.boundingBox();
          expect(height, LONG_NAMES[at]).toBeLessThan(22);
          expect(width, LONG_NAMES[at]).toBeGreaterThan(24);
          await expect(visit.seat(player).locator(".side-name")).toHaveAttribute("title", new RegExp(LONG_NAMES[at]));
        }
      }
    });

    test(`the level of the computer is seen at ${named(viewport)}, ${locale}`, async ({ open }) => {
      const visit = await open({ viewport, hasTouch: true, locale });
      const level = visit.say("level-2");
      await resume(visit, storedGame({ start: "tixel", turns: TIXEL.slice(0, 8), computer: "black" }));
      await expect(visit.seat("black").getByText(level)).toBeVisible();
      await visit.go("#/play");
      await expect(visit.page.getByRole("link", { name: visit.say("home-resume") })).toContainText(level);
      await expect(visit.ownGames().first()).toContainText(level);
      // On Home before a game is begun: the level that was chosen last.
      await visit.page.getByRole("slider", { name: visit.say("play-strength") }).fill("7");
      await visit.page.getByTestId("begin").tap();
      await visit.arrived();
      await visit.go("#/");
      const chosen = visit.say("play-level-named", { number: 7, name: visit.say("level-7") });
      await expect(visit.region("home-games").getByText(chosen)).toBeInViewport({ ratio: 1 });
    });

    test(`every number at the table has a mark at ${named(viewport)}, ${locale}`, async ({ open }) => {
      const visit = await open({ viewport, hasTouch: true, locale });
      await resume(visit, storedGame({ start: "poka-yoke", left: [600_000, 170_000], computer: "black" }));
      const alone = await visit.page.evaluate(() => {
        const seen = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 2;
        return [...document.querySelectorAll(".board-count, .board-life-count")]
          .filter((count) => ![...count.parentElement.querySelectorAll("svg, .board-pip")].some((mark) => seen(mark) && getComputedStyle(mark).visibility === "visible"))
          .map((count) => `${count.className} ${count.textContent}`);
      });
      expect(alone).toEqual([]);
      await visit.press(visit.button("board-legend"));
      for (const key of ["life", "pool", "promotions"]) await expect(visit.sheet()).toContainText(visit.say(`board-legend-${key}`));
    });
  }

  for (const begun of [false, true]) {
    test(`on a phone on its side all games of Home are seen whole, ${begun ? "after a game" : "at first"}, ${locale}`, async ({ open }) => {
      const viewport = { width: 640, height: 320 };
      const visit = await open({ viewport, hasTouch: true, locale, beginner: true });
      if (begun) await resume(visit, storedGame({ turns: TIX.slice(0, 2) }));
      await visit.go("#/");
      const bar = await visit.page.locator(".ways").boundingBox();
      for (const card of await visit.region("home-games").getByRole("link").filter({ has: visit.page.locator("svg") }).all()) {
        const { y, height } = await card.boundingBox();
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + height, `${card}`).toBeLessThanOrEqual(bar.y);
      }
    });
  }

  test(`a choice keeps its size when it is made, ${locale}`, async ({ open }) => {
    const visit = await open({ viewport: { width: 360, height: 640 }, hasTouch: true, locale });
    for (const place of ["#/settings", "#/play", "#/"]) {
      await visit.go(place);
      const sizes = () =>
        visit.page.locator("main .choice label").evaluateAll((all) => all.map((label) => [label.offsetWidth, label.offsetHeight].join("×")));
      const before = await sizes();
      const radios = visit.page.locator("main .choice input[type=radio]:not([name=against], [name=game])");
      for (const radio of await radios.all()) {
        await radio.evaluate((radio) => radio.click());
        expect(await sizes(), place).toEqual(before);
      }
    }
  });
}

test("the entries of the navigation stay where they are, whichever place is shown", async ({ open }) => {
  for (const viewport of [PHONES[0], DESKTOP]) {
    const visit = await open({ viewport, hasTouch: viewport !== DESKTOP });
    const where = () =>
      visit.page.locator(".ways :is(a, a > svg, a > span:first-of-type)").evaluateAll((all) =>
        all.map((part) => Object.values(part.getBoundingClientRect().toJSON()).map(Math.round)),
      );
    await visit.go("#/");
    const before = await where();
    for (const place of ["#/play", "#/learn", "#/settings"]) {
      await visit.go(place);
      expect(await where(), place).toEqual(before);
    }
  }
});

test("a game has one name in every list, in every language", async ({ open }) => {
  for (const locale of LANGUAGES) {
    const visit = await open({ locale });
    const name = words(locale)("game-poka-yoke");
    expect(name).toBe("Poka Yoke");
    await resume(visit, storedGame({ start: "poka-yoke", turns: ["T@c3ne"], computer: "black" }));
    await visit.go("#/play");
    await expect(visit.choice("play-game", "game-poka-yoke")).toBeVisible();
    await expect(visit.ownGames().getByRole("link").locator("strong")).toHaveText(name);
    await visit.go("#/");
    await expect(visit.card(name)).toBeVisible();
  }
});

test("the form for a new game is in good order on the narrowest phone, in every language", async ({ open }) => {
  for (const locale of LANGUAGES) {
    const visit = await open({ viewport: { width: 360, height: 640 }, hasTouch: true, locale });
    await visit.go("#/play");
    await check(visit.page, `Play, ${locale}`, { focus: false });
  }
});

test("at 400 % nothing lies over anything else, on pages and at tables", async ({ open }) => {
  const visit = await open({ viewport: { width: 320, height: 256 }, hasTouch: true, locale: "de-DE" });
  for (const place of ["#/", "#/play", "#/analysis", "#/learn"]) {
    await visit.go(place);
    await check(visit.page, place, { focus: false });
  }
  for (const start of ["tix", "poka-yoke", "11u:X4T9R3/X4T9R3:p2"]) {
    await resume(visit, storedGame({ start, left: [600_000, 170_000] }));
    await check(visit.page, `${start} with a clock`, { focus: false });
  }
});

test("the heading of a lesson keeps to its row on a phone on its side, in every language", async ({ open }) => {
  for (const locale of LANGUAGES) {
    const visit = await open({ viewport: { width: 640, height: 320 }, hasTouch: true, locale });
    for (const lesson of ["tix/2", "tix/5", "regatta/3", "poka-yoke/2"]) {
      await visit.go(`#/learn/${lesson}`);
      await check(visit.page, `lesson ${lesson}, ${locale}`, { focus: false });
    }
  }
});

test("the bar at the end of a game has no holes, and nothing to press in the place of Send", async ({ open }) => {
  const visit = await open({ viewport: { width: 360, height: 640 }, hasTouch: true });
  await resume(visit, storedGame({ start: "tixel", turns: TIXEL.slice(0, 8), computer: "black" }));
  const send = await visit.send().boundingBox();
  await resume(visit, storedGame({ start: "tixel", turns: TIXEL, result: "0-1", computer: "black" }));
  const widths = await visit.end().evaluate((bar) => {
    const all = [...bar.children].map((child) => child.getBoundingClientRect());
    return { bar: bar.getBoundingClientRect().width, taken: all.reduce((sum, { width }) => sum + width, 0) };
  });
  expect(widths.bar - widths.taken).toBeLessThan(20);
  const pressed = await visit.page.evaluate(({ x, y, width, height }) => {
    const across = [x + 4, x + width / 2, x + width - 4];
    return across.map((left) => document.elementFromPoint(left, y + height / 2).closest("button, a")?.textContent ?? null);
  }, send);
  expect(pressed).toEqual([null, null, null]);
});

test("after a game the place of Send does not look as if it could be pressed", async ({ open }) => {
  const visit = await open({ viewport: DESKTOP });
  await resume(visit, storedGame({ start: "tixel", turns: TIXEL, result: "0-1", computer: "black" }));
  const place = visit.page.locator(".bar-over");
  const looks = () => place.evaluate((place) => [getComputedStyle(place).backgroundColor, getComputedStyle(place).cursor]);
  const before = await looks();
  await place.hover();
  expect(await looks()).toEqual(before);
});
