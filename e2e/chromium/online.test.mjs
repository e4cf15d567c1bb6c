// Games by link: two people in two browsers, one server with a database, which may die.

import { TIX, check, en, expect, like } from "../support/index.mjs";
import { accept, banner, begin, forgiveOutage, invite, make, play, test } from "../support/online.mjs";

test("two people play by link while the server is killed and restarted, and play again", async ({ open, site }) => {
  test.slow();
  const white = await open();
  const black = await open({ size: "phone" });
  const visits = { white, black };
  const address = await invite(white);
  expect(address).toMatch(new RegExp(`^${site.url}/[2-9a-z]{10}$`));

  // Opening the link accepts nothing.
  await black.page.goto(address);
  await expect(black.heading("online-invited", { game: "Tix" })).toBeVisible();
  await expect(white.heading("online-waiting")).toBeVisible();
  await black.press(black.page.getByTestId("accept"));
  await play(visits, TIX.slice(0, 4));
  await expect(white.turns()).toHaveText(TIX.slice(0, 4));

  // An offer is seen by the other, blocks nothing, and can be declined.
  await black.openMore();
  await black.press(black.sheet().getByRole("button", { name: en("online-offer-draw"), exact: true }));
  await black.sheet().getByRole("heading", { name: en("online-draw-really") }).waitFor();
  await black.answer("online-offer-draw");
  await expect(banner(white)).toContainText(en("online-offered-draw"));
  await expect(black.seat("black")).toContainText(en("online-noted-draw"));
  await banner(white).getByRole("button", { name: en("play-no"), exact: true }).click();
  await expect(banner(white)).toHaveCount(0);
  await expect(black.seat("black")).not.toContainText(en("online-noted-draw"));

  // A turn made while the server is dead arrives once, when it is back.
  await site.kill();
  for (const visit of [white, black]) {
    await expect(banner(visit)).toContainText(like(en, "online-silence", "time"));
    await expect(visit.page.locator(".table.stale")).toBeVisible();
  }
  await make(white, "white", TIX[4]);
  await expect(white.seat("white")).toContainText(en("online-sending"));
  await site.restart();
  for (const visit of [white, black]) {
    await expect(banner(visit)).toHaveCount(0, { timeout: 30_000 });
    await expect(visit.toMove("black")).toBeVisible();
  }
  forgiveOutage(visits);
  await expect(white.turns()).toHaveText(TIX.slice(0, 5));
  await black.openTurns();
  await expect(black.turns()).toHaveText(TIX.slice(0, 5));
  await black.closeSheet();

  // The rest of the game, with a chain that wins.
  await play(visits, TIX.slice(5), "black");
  await expect(white.result()).toContainText(en("play-won"));
  await expect(white.turns()).toHaveText(TIX);

  // The rematch swaps the colours and leads both to the new game.
  const before = white.page.url();
  await white.page.getByTestId("rematch").click();
  await expect(black.page.getByTestId("rematch")).toHaveText(en("online-accept-rematch"));
  await black.press(black.page.getByTestId("rematch"));
  await expect(white.page).not.toHaveURL(before);
  await expect(black.page).toHaveURL(white.page.url());
  await play({ white: black, black: white }, ["X@c3", "X@e5"]);
  await white.resign();
  await black.says(en("result-yours-resignation", { outcome: "won", opponent: "black" }));
});

test("a turn that was under way is sent again after a reload", async ({ open, site }) => {
  const visits = await begin(open);
  const { white, black } = visits;
  await play(visits, ["X@c3", "X@e5"]);
  await site.kill();
  await make(white, "white", "X@a1");
  await expect(white.seat("white")).toContainText(en("online-sending"));
  await site.restart();
  await white.page.reload();
  await expect(white.turns()).toHaveText(["X@c3", "X@e5", "X@a1"]);
  await expect(black.toMove("black")).toBeVisible({ timeout: 30_000 });
  forgiveOutage(visits);
});

test("an invitation can be called off, and whoever comes later is told", async ({ open, site }) => {
  const white = await open({ locale: "de-DE", size: "phone" });
  await white.go("#/play/invite");
  await white.press(white.button("online-invite"));
  const address = await white.page.getByTestId("invitation").inputValue();
  await white.press(white.button("online-call-off"));
  await expect(white.heading("online-called-off")).toBeVisible();
  await white.page.goto(address);
  await expect(white.heading("online-called-off")).toBeVisible();
});

test("a private game shows nothing to others, and one that may be watched shows no controls", async ({ open, site }) => {
  const visits = await begin(open);
  const stranger = await open();
  await stranger.page.goto(visits.white.page.url());
  await expect(stranger.page.getByTestId("online-missing")).toContainText(en("people-fault-private"));
  stranger.forgive();

  const { white } = visits;
  const address = await invite(white, { watched: true });
  await accept(visits.black, address);
  await play(visits, ["X@c3"]);
  await stranger.page.goto(address);
  await expect(stranger.turns()).toHaveText(["X@c3"]);
  await expect(stranger.send()).toHaveCount(0);
  await stranger.openMore();
  await expect(stranger.button("play-resign")).toHaveCount(0);
});

test("every state of an online game is in good order on a phone", async ({ open, site }) => {
  const white = await open({ size: "phone", locale: "de-DE" });
  const black = await open({ size: "phone", locale: "de-DE" });
  const seen = async (visit, name, options) => {
    await visit.shot(`online-${name}`);
    await check(visit.page, `online: ${name}`, options);
  };
  await white.go("#/play/invite");
  await expect(white.button("online-invite")).toBeEnabled();
  await seen(white, "form", { focus: false });
  await white.press(white.page.getByRole("radio", { name: white.say("player-white"), exact: true }));
  await white.press(white.button("online-invite"));
  const address = await white.page.getByTestId("invitation").inputValue();
  await seen(white, "waiting");
  await black.page.goto(address);
  await expect(black.page.getByTestId("accept")).toBeVisible();
  await seen(black, "invited", { focus: false });
  await black.press(black.page.getByTestId("accept"));
  await expect(white.toMove("white")).toBeVisible();
  await seen(white, "table");
  await black.openMore();
  await black.press(black.sheet().getByRole("button", { name: black.say("online-offer-draw"), exact: true }));
  await black.answer("online-offer-draw");
  await expect(banner(white)).toContainText(white.say("online-offered-draw"));
  await seen(white, "offer");
  await white.openMore();
  await seen(white, "more");
  await white.closeSheet();
  await black.page.close();
  await expect(white.seat("black")).toContainText(white.say("online-opponent-away"));
  await site.kill();
  await expect(banner(white)).toHaveClass(/fault/);
  await seen(white, "lost");
  // It would keep reconnecting.
  await white.page.close();
  forgiveOutage({ white });
});
