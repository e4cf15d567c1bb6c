// A game by correspondence in which one player has decided on the answer beforehand.

import { check, en, expect } from "../support/index.mjs";
import { accept, created, make, play, test } from "../support/online.mjs";

const DAYS = { timing: { kind: "correspondence", days: 3 } };

const list = ({ page }) => page.getByTestId("conditional").getByRole("listitem");

const openConditional = async (visit) => {
  await visit.openMore();
  await visit.press(visit.sheet().getByRole("button", { name: visit.say("online-conditional"), exact: true }));
  await visit.sheet().getByRole("heading", { name: visit.say("online-conditional") }).waitFor();
};

/** If the opponent plays `expected`, `visit` answers `answer`. */
const decide = async (visit, [opponent, expected], [own, answer]) => {
  await openConditional(visit);
  await visit.press(visit.button("online-conditional-add"));
  await expect(visit.page.getByTestId("online-banner")).toContainText(visit.say("online-conditional-expected"));
  await make(visit, opponent, expected);
  await expect(visit.page.getByTestId("online-banner")).toContainText(visit.say("online-conditional-answer"));
  await make(visit, own, answer);
  await expect(list(visit).last()).toContainText(answer);
};

/** Looks at a state on small phones, upright and on their side. */
const atSizes = async (visit, state) => {
  const before = visit.page.viewportSize();
  for (const [width, height] of [[390, 664], [360, 640], [640, 320]]) {
    await visit.page.setViewportSize({ width, height });
    await visit.shot(`online-${state.replaceAll(" ", "-")}-${width}`);
    await check(visit.page, `online: ${state}, ${width}×${height}`);
  }
  await visit.page.setViewportSize(before);
};

test("a turn that is expected is answered at once, and one that was removed is not", async ({ open, site }) => {
  test.slow();
  const white = await open();
  const black = await open({ size: "phone" });
  const visits = { white, black };
  const address = await created(white, site, DAYS);
  await accept(black, address);
  await white.page.goto(address);
  await play(visits, ["X@c3", "X@e5"]);

  await decide(black, ["white", "X@a1"], ["black", "X@f6"]);
  await black.closeSheet();
  await decide(black, ["white", "X@a2"], ["black", "X@f1"]);
  await expect(list(black)).toHaveCount(2);
  await black.shot("online-conditional");
  await check(black.page, "online: conditional turns");
  await black.press(black.page.getByRole("button", { name: en("online-conditional-remove", { turn: "X@a2" }) }));
  await expect(list(black)).toHaveCount(1);
  // The button that was pressed is gone once the server has answered; the focus stays in the sheet.
  await check(black.page, "online: a conditional turn removed");
  await black.closeSheet();
  // Nothing of it was played on either side.
  await expect(white.turns()).toHaveText(["X@c3", "X@e5"]);
  await expect(black.toMove("white")).toBeVisible();

  // Black is away, and White's turn is answered all the same.
  await black.page.close();
  await make(white, "white", "X@a1");
  await expect(white.turns()).toHaveText(["X@c3", "X@e5", "X@a1", "X@f6"]);
  await expect(white.toMove("white")).toBeVisible();
});

test("a list that was asked for before a pair was stored does not replace it", async ({ open, site }) => {
  const white = await open();
  const black = await open({ size: "phone", serviceWorkers: "block" });
  const address = await created(white, site, DAYS);
  await accept(black, address);
  await white.page.goto(address);
  await play({ white, black }, ["X@c3", "X@e5"]);
  await openConditional(black);
  await black.closeSheet();
  // What is asked while the pair is being stored is answered as things stood before, and after that.
  const moment = () => new Promise((resolve) => setTimeout(resolve, 1_000));
  const gate = () => {
    const gate = {};
    gate.passed = new Promise((resolve) => (gate.open = resolve));
    return gate;
  };
  const [read, stored] = [gate(), gate()];
  let questions = 0;
  await black.page.route("**/conditional", async (route) => {
    if (route.request().method() === "PUT") {
      await Promise.race([read.passed, moment()]);
      await route.fulfill({ response: await route.fetch() });
      return stored.open();
    }
    if (questions++ === 0) return route.continue();
    const response = await route.fetch();
    read.open();
    await Promise.race([stored.passed, moment()]);
    await route.fulfill({ response });
  });
  await decide(black, ["white", "X@a1"], ["black", "X@f6"]);
  await stored.passed;
  await black.page.evaluate(() => fetch("healthz"));
  await expect(list(black)).toHaveCount(1);
  await black.closeSheet();
  await openConditional(black);
  await expect(list(black)).toHaveCount(1);
});

test("composing a conditional turn can be cancelled, and the game goes on", async ({ open, site }) => {
  const white = await open({ locale: "de-DE" });
  const black = await open({ size: "phone", locale: "de-DE" });
  const visits = { white, black };
  const address = await created(white, site, DAYS);
  await accept(black, address);
  await white.page.goto(address);
  await play(visits, ["X@c3", "X@e5"]);
  await openConditional(black);
  await atSizes(black, "conditional turns");
  await black.press(black.button("online-conditional-add"));
  await make(black, "white", "X@a1");
  // The opponent hears nothing of it, so no takeback is asked for either.
  await expect(black.button("online-ask-takeback")).toBeDisabled();
  await atSizes(black, "composing a conditional turn");
  await black.press(black.page.getByTestId("online-banner").getByRole("button", { name: black.say("animation-cancel") }));
  await expect(black.page.getByTestId("online-banner")).toHaveCount(0);
  await play(visits, ["X@a1", "X@f6"]);
});
