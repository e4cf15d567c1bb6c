// What people are told and asked around an online game: invitations, offers, the guard, the end.

import { execFileSync } from "node:child_process";
import { TIX, check, en, expect, program } from "../support/index.mjs";
import { accept, agree, banner, begin, created, invite, make, offerDraw, play, signedUp, test } from "../support/online.mjs";

const LIVE = en("play-clock-named", { minutes: 10, seconds: 5 });

test("an invitation says who invites to what before it is accepted", async ({ open }) => {
  const anna = await open();
  await signedUp(anna, "Anna");
  await anna.go("#/play/invite");
  await anna.choice("play-game", "game-tix").check();
  await anna.choice("play-colour", "player-white").check();
  await anna.page.getByLabel(en("play-clock"), { exact: true }).selectOption({ label: LIVE });
  await anna.switch("lobby-rated-switch").check();
  await anna.button("online-invite").click();
  const address = await anna.page.getByTestId("invitation").inputValue();
  // The tests serve the page at an address of this device.
  await expect(anna.page.getByTestId("local")).toHaveText(en("online-link-local"));
  const bert = await open({ size: "phone" });
  await bert.page.goto(address);
  await expect(bert.heading("online-invited-by", { name: "Anna", game: "Tix" })).toBeVisible();
  const agreed = bert.page.getByTestId("agreed");
  for (const part of ["Anna", "Tix", LIVE, en("player-black"), en("lobby-rated")]) await expect(agreed).toContainText(part);
  await check(bert.page, "an invitation", { focus: false });
  await bert.shot("online-invited-phone", { fullPage: true });
  // Whoever does not know the game reads its rules before accepting.
  await bert.press(bert.page.getByTestId("invited-rules"));
  await expect(bert.sheet().getByRole("heading", { name: en("learn-rules-short"), exact: true })).toBeInViewport();
  await check(bert.page, "the rules beside an invitation");
  await bert.closeSheet();
  // A rated game needs an account, which one gets without leaving the invitation.
  await bert.press(bert.page.getByTestId("accept"));
  const form = bert.sheet().getByTestId("entry-form");
  await expect(bert.sheet()).toContainText(en("people-fault-needs-account"));
  await check(bert.page, "an account for a rated game");
  await bert.shot("online-invited-account-phone");
  await bert.closeSheet();
  // Links that were typed, or that end a sentence.
  for (const end of [".", ")", "/", ")."]) {
    await bert.page.goto(`${address}${end}`);
    await expect(bert.heading("online-invited-by", { name: "Anna", game: "Tix" })).toBeVisible();
    await expect(bert.page).toHaveURL(/#\/online\/[2-9a-z]{10}$/);
  }
  const code = address.split("/").at(-1);
  await bert.page.goto(address.replace(code, code.toUpperCase()));
  await expect(bert.heading("online-invited-by", { name: "Anna", game: "Tix" })).toBeVisible();
  await bert.press(bert.page.getByTestId("accept"));
  await bert.press(form.getByRole("button", { name: en("people-sign-up"), exact: true }));
  await form.getByLabel(en("people-name"), { exact: true }).fill("Bert");
  await form.getByLabel(en("people-password"), { exact: true }).fill("correct horse battery");
  await bert.press(form.getByRole("button", { name: en("people-sign-up"), exact: true }));
  await bert.press(bert.button("people-codes-noted"));
  await expect(bert.toMove("white")).toBeVisible();
  await expect(anna.seat("black")).toContainText("Bert");
  bert.forgive();
});

test("a link that leads to no game says which of the reasons it is", async ({ open, site }) => {
  const visits = await begin(open);
  const { white } = visits;
  const address = white.page.url();
  const stranger = await open({ size: "phone", locale: "de-DE" });
  const missing = stranger.page.getByTestId("online-missing");
  await stranger.page.goto(`${site.url}/2222222222`);
  await expect(missing).toContainText(stranger.say("online-fault-no-game"));
  await stranger.page.goto(address);
  await expect(missing).toContainText(stranger.say("people-fault-private"));
  await check(stranger.page, "a private game", { focus: false });
  await white.ask("online-abort");
  await white.answer("online-abort");
  await white.says(en("online-end-aborted"));
  await stranger.reload();
  await expect(missing).toContainText(stranger.say("people-fault-over"));
  stranger.forgive();
});

test("offline, a link is said to be out of reach, not to lead nowhere", async ({ open, site }) => {
  const visits = await begin(open);
  const address = visits.white.page.url();
  for (const size of ["phone", "desktop"]) {
    const visit = await open({ size, serviceWorkers: "block" });
    await visit.go("#/play");
    await visit.context.route(/\/api\/games\//, (route) => route.abort());
    await visit.page.goto(address);
    const missing = visit.page.getByTestId("online-missing");
    await expect(missing.getByRole("heading", { level: 1 })).toHaveText(en("online-missing-offline"));
    await expect(missing).toContainText(en("online-fault-offline"));
    await visit.shot(`online-missing-offline-${size}`);
    await visit.context.unroute(/\/api\/games\//);
    await visit.press(visit.button("play-retry"));
    await expect(missing.getByRole("heading", { level: 1 })).toHaveText(en("online-missing-private"));
    await expect(missing).toContainText(en("people-fault-private"));
    await visit.shot(`online-missing-private-${size}`);
    visit.forgive();
  }
});

test("whoever signs out at a game is told that it is private, and gets back by signing in", async ({ open, site }) => {
  test.slow();
  const anna = await open();
  const bert = await open({ size: "phone" });
  await signedUp(anna, "Anna");
  const address = await created(anna, site, { timing: { kind: "unlimited" } });
  await accept(bert, address);
  await anna.page.goto(address);
  await expect(anna.toMove("white")).toBeVisible();
  // In another tab, for instance.
  await anna.page.evaluate(() => fetch("api/session", { method: "DELETE" }));
  const missing = anna.page.getByTestId("online-missing");
  await expect(missing).toContainText(en("people-fault-private"), { timeout: 60_000 });
  await expect(missing).not.toContainText(en("online-fault-no-game"));
  await anna.shot("online-signed-out-desktop");
  await anna.press(missing.getByRole("link", { name: en("people-sign-in"), exact: true }));
  const form = anna.page.getByTestId("entry-form");
  await form.getByLabel(en("people-name"), { exact: true }).fill("Anna");
  await form.getByLabel(en("people-password"), { exact: true }).fill("correct horse battery");
  await anna.press(form.getByRole("button", { name: en("people-sign-in"), exact: true }));
  await expect(anna.page.getByTestId("sessions")).toBeVisible();
  await anna.page.goto(address);
  await expect(anna.toMove("white")).toBeVisible();
  anna.forgive();
});

test("whoever offers a draw or asks for a takeback sees it, and withdraws it there", async ({ open }) => {
  const visits = await begin(open);
  const { white, black } = visits;
  await play(visits, ["X@c3", "X@e5"]);
  const withdraw = (visit) => banner(visit).getByRole("button", { name: en("online-withdraw"), exact: true });
  for (const [visit, other, size] of [[white, black, "desktop"], [black, white, "phone"]]) {
    await offerDraw(visit);
    await expect(banner(visit)).toContainText(en("online-own-draw"));
    await expect(banner(other)).toContainText(en("online-offered-draw"));
    await expect(visit.seat(visit === white ? "white" : "black")).toContainText(en("online-noted-draw"));
    await check(visit.page, `an own offer, ${size}`, { focus: false });
    await visit.shot(`online-own-offer-${size}`);
    await visit.press(withdraw(visit));
    for (const one of [visit, other]) await expect(banner(one)).toHaveCount(0);
    await expect(visit.notices()).toHaveCount(0);
  }
  await white.button("online-ask-takeback").click();
  await expect(banner(white)).toContainText(en("online-own-takeback"));
  await white.press(withdraw(white));
  await expect(banner(black)).toHaveCount(0);
});

test("whoever offers a draw or asks for a takeback is told that it was declined", async ({ open }) => {
  const visits = await begin(open);
  const { white, black } = visits;
  await play(visits, ["X@c3", "X@e5"]);
  const decline = (visit) => visit.press(banner(visit).getByRole("button", { name: en("play-no"), exact: true }));
  await white.button("online-ask-takeback").click();
  await expect(banner(black)).toContainText(en("online-offered-takeback"));
  await decline(black);
  await white.noticed(en("online-declined-takeback"));
  await offerDraw(black);
  await expect(banner(white)).toContainText(en("online-offered-draw"));
  await decline(white);
  await black.noticed(en("online-declined-draw"));
  await black.shot("online-declined-phone");
  // A withdrawn offer is not reported as declined.
  await make(white, "white", "X@a1");
  await expect(black.toMove("black")).toBeVisible();
  await make(black, "black", "X@e1");
  await expect(white.toMove("white")).toBeVisible();
  await offerDraw(white);
  await expect(banner(black)).toContainText(en("online-offered-draw"));
  await white.openMore();
  await white.press(white.sheet().getByRole("button", { name: en("online-withdraw-draw"), exact: true }));
  await expect(banner(black)).toHaveCount(0);
  await expect(white.notices()).toHaveCount(0);
});

test("what was declined is not said any more once it is agreed on", async ({ open }) => {
  const visits = await begin(open);
  const { white, black } = visits;
  await play(visits, ["X@c3", "X@e5"]);
  await offerDraw(black);
  await white.press(banner(white).getByRole("button", { name: en("play-no"), exact: true }));
  await black.noticed(en("online-declined-draw"));
  // The notice gives way to the offer, and would be back after it.
  await offerDraw(white);
  await agree(black);
  await black.says(en("result-agreement"));
  await expect(black.notices()).toHaveCount(0);
});

test("a placement of one tap waits for Send, and a beginner is warned before a turn that loses at once", async ({ open }) => {
  const white = await open();
  const black = await open({ size: "phone", beginner: true });
  const address = await invite(white);
  await accept(black, address);
  const visits = { white, black };
  await white.perform("white", TIX[0]);
  await expect(white.steps()).toHaveCount(1);
  await expect(white.send()).toBeEnabled();
  await expect(black.toMove("white")).toBeVisible();
  await white.send().click();
  await expect(black.toMove("black")).toBeVisible();
  await play(visits, TIX.slice(1, 7), "black");
  await make(black, "black", TIX[7]);
  const guard = black.page.getByTestId("guard");
  await expect(guard).toBeVisible();
  await check(black.page, "the guard in an online game");
  await black.shot("online-guard-phone");
  await black.press(guard.getByRole("button", { name: en("play-guard-back"), exact: true }));
  await expect(guard).toHaveCount(0);
  await expect(black.toMove("black")).toBeVisible();
  await make(black, "black", TIX[7]);
  await black.press(guard.getByRole("button", { name: en("play-guard-anyway"), exact: true }));
  await expect(white.toMove("white")).toBeVisible();
});

test("after an online game there is a review, a rematch and the analysis", async ({ open }) => {
  test.slow();
  const visits = await begin(open);
  const { white, black } = visits;
  await play(visits, TIX);
  await expect(white.page.getByTestId("rematch")).toBeVisible();
  await white.page.getByTestId("review-game").click();
  const review = white.page.getByTestId("review");
  await expect(review.getByRole("listitem").first()).toBeVisible({ timeout: 60_000 });
  await expect(review.getByRole("progressbar")).toHaveCount(0, { timeout: 60_000 });
  await white.shot("online-review-desktop");
  await review.getByRole("button", { name: en("play-look"), exact: true }).first().click();
  await expect(white.page.locator(".board-ghost, .board-arrow, .lit").first()).toBeVisible();
  await expect(white.result().getByRole("link", { name: en("play-analyse") })).toBeVisible();
  await check(black.page, "the end on a phone");
  await black.press(black.page.getByTestId("review-game"));
  await expect(black.sheet().getByTestId("review")).toBeVisible();
  await black.shot("online-review-phone");
});

test("an annulled game says so, on its page and among the games of its players", async ({ open, site }) => {
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
  await expect(anna.page.getByTestId("annulled")).toHaveCount(0);
  const games = anna.page.getByRole("region", { name: en("people-games"), exact: true });
  await anna.go("#/people/Anna");
  await expect(games).toContainText("1500 → 1662");
  execFileSync(program(), ["admin", "annul", address.split("/").at(-1), "--database", site.database]);
  await anna.page.goto(address);
  await expect(anna.page.getByTestId("annulled")).toHaveText(en("online-annulled"));
  await expect(anna.page.getByTestId("rating-change")).toHaveCount(0);
  await anna.shot("online-annulled-desktop");
  await anna.go("#/people/Anna");
  await expect(games).toContainText(en("people-annulled"));
  await expect(games).not.toContainText("→");
});

test("without a network the link cannot be made, and the button says why", async ({ open }) => {
  const visit = await open({ size: "phone" });
  await visit.go("#/play/invite");
  await expect(visit.button("online-invite")).toBeEnabled();
  await visit.context.setOffline(true);
  await visit.page.evaluate(() => (location.hash = "#/play"));
  await visit.choice("play-opponent", "online-friend").check({ force: true });
  await visit.page.evaluate(() => (location.hash = "#/play/invite"));
  const button = visit.button("online-invite");
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(en("online-fault-offline"));
  await expect(visit.page.locator("#why-not")).toBeVisible();
  await expect(button).toHaveCSS("opacity", "1");
  await visit.shot("online-offline-phone");
  await visit.context.setOffline(false);
  visit.forgive();
});

test.describe("with bots", () => {
  test.use({ bots: [1] });

  test("a bot is marked wherever it appears, and plays", async ({ open }) => {
    test.slow();
    const anna = await open({ size: "phone" });
    await signedUp(anna, "Anna");
    await anna.go("#/people/bot-newcomer");
    await expect(anna.page.getByTestId("bot")).toContainText(en("people-bot-about"));
    await anna.shot("people-bot-phone");
    const form = anna.page.getByTestId("challenge-form");
    await form.getByRole("combobox").first().selectOption({ label: "Tix" });
    await form.getByRole("radio", { name: en("player-white"), exact: true }).check();
    await anna.press(form.getByTestId("challenge"));
    // It accepts at once.
    await expect(anna.toMove("white")).toBeVisible({ timeout: 30_000 });
    await expect(anna.seat("black")).toContainText(en("people-bot-named", { name: "bot-newcomer" }));
    await anna.shot("online-bot-phone");
    await make(anna, "white", "X@c3");
    await expect(anna.toMove("white")).toBeVisible({ timeout: 30_000 });
    await anna.openTurns();
    await expect(anna.turns()).toHaveCount(2);
    await anna.closeSheet();
    await anna.go("#/");
    await expect(anna.page.getByTestId("own-online")).toContainText(en("people-bot-named", { name: "bot-newcomer" }));
  });
});
