// Games between people of different strength: less time, Tix pieces, and what a gap in rating suggests.

import { check, en, expect } from "../support/index.mjs";
import { accept, created, play, signedUp, test } from "../support/online.mjs";

const LIVE = en("play-clock-named", { minutes: 10, seconds: 5 });
const odds = (player, time, seconds) => en("online-less-time", { player, time, seconds });

/** Opens the form of an invitation to Tix and chooses less time for White. */
async function inviteWithOdds(visit) {
  await visit.go("#/play/invite");
  await visit.choice("play-game", "game-tix").check();
  await visit.choice("play-colour", "player-white").check();
  await visit.page.getByLabel(en("play-clock"), { exact: true }).selectOption({ label: LIVE });
  await visit.page.getByTestId("odds").selectOption({ label: odds("White", "2:30", 1.25) });
  await visit.shot("online-odds-form", { fullPage: true });
  await visit.button("online-invite").click();
  await expect(visit.heading("online-waiting")).toBeVisible();
  return visit.page.getByTestId("invitation").inputValue();
}

test("an invitation with time odds shows them to both, and in the rematch they stay with the person", async ({ open }) => {
  const white = await open();
  const black = await open({ size: "phone" });
  const address = await inviteWithOdds(white);
  await expect(white.page.getByTestId("agreed")).toContainText(odds("White", "2:30", 1.25));
  await black.page.goto(address);
  await expect(black.page.getByTestId("agreed")).toContainText(odds("White", "2:30", 1.25));
  await check(black.page, "an invitation with odds", { focus: false });
  await black.shot("online-odds-invited-phone");
  await black.press(black.page.getByTestId("accept"));
  await play({ white, black }, ["X@c3", "X@e5"]);
  await expect(white.clock("white")).toHaveText(/^2:[23]\d/);
  await expect(white.clock("black")).toHaveText(/^10:0\d/);
  await white.resign();
  const before = white.page.url();
  await white.page.getByTestId("rematch").click();
  await black.press(black.page.getByTestId("rematch"));
  await expect(white.page).not.toHaveURL(before);
  // The player who gave the odds has Black now, and still has less time.
  await expect(white.clock("black")).toHaveText(/^2:30/);
  await expect(white.clock("white")).toHaveText(/^10:00/);
});

test("a gap between two ratings suggests odds, and the challenged player sees them", async ({ open, site }) => {
  test.slow();
  const anna = await open();
  const bert = await open({ size: "phone" });
  await signedUp(anna, "Anna");
  await signedUp(bert, "Bert");
  const rated = { timing: { kind: "live", base: 600_000, increment: 5_000 }, stakes: "rated", visibility: "public" };
  const address = await created(anna, site, rated);
  await accept(bert, address);
  await anna.page.goto(address);
  await play({ white: anna, black: bert }, ["X@c3", "X@e5"]);
  await bert.resign();
  await expect(anna.page.getByTestId("rating-change")).toBeVisible();

  await anna.go("#/people/Bert");
  const form = anna.page.getByTestId("challenge-form");
  await form.getByRole("combobox", { name: en("play-game"), exact: true }).selectOption({ label: "Tix" });
  const gap = form.getByTestId("even-out");
  await expect(gap).toContainText(/\d{3}/);
  await gap.getByRole("button", { name: en("lobby-even-out") }).click();
  await expect(form.getByTestId("odds").locator("option:checked")).toHaveText(odds("Black", "2:30", 1.25));
  await expect(form.getByRole("radio", { name: en("player-black"), exact: true })).toBeChecked();
  await anna.shot("lobby-even-out", { fullPage: true });
  await check(anna.page, "a challenge with odds", { focus: false });
  await anna.press(form.getByTestId("challenge"));
  await bert.go("#/lobby");
  const challenge = bert.page.getByTestId("challenges").getByRole("listitem");
  await expect(challenge).toContainText(odds("Black", "2:30", 1.25));
  await check(bert.page, "a challenge with odds", { focus: false });
  await bert.press(challenge.getByTestId("accept-challenge"));
  await expect(bert.clock("black")).toHaveText(/^2:30/);
  await expect(bert.clock("white")).toHaveText(/^10:00/);
});

test("a challenge to Tixel with a handicap is played with Tix pieces", async ({ open }) => {
  const anna = await open({ size: "phone" });
  const bert = await open();
  await signedUp(anna, "Anna");
  await signedUp(bert, "Bert");
  await anna.go("#/people/Bert");
  const form = anna.page.getByTestId("challenge-form");
  await form.getByTestId("handicap").selectOption({ label: en("play-handicap-clear", { player: "Black", count: 4 }) });
  await form.getByRole("radio", { name: en("player-black"), exact: true }).check();
  // What is rated is even.
  await form.getByRole("switch", { name: en("lobby-rated-switch") }).check();
  await expect(form.getByTestId("handicap")).toHaveCount(0);
  await expect(form.getByTestId("odds")).toHaveCount(0);
  await form.getByRole("switch", { name: en("lobby-rated-switch") }).uncheck();
  await check(anna.page, "a challenge with a handicap", { focus: false });
  await anna.press(form.getByTestId("challenge"));
  await bert.go("#/lobby");
  await bert.press(bert.page.getByTestId("challenges").getByTestId("accept-challenge"));
  await expect(bert.toMove("white")).toBeVisible();
  await expect(bert.pool("black", "X")).toHaveCount(1);
});
