// The ways through the places that need a server, each with its states in order: the walker is Black,
// and White is at a desktop.

import { expect } from "@playwright/test";
import { accept, banner, created, make, ownGames, play, refresh, signedUp } from "../support/online.mjs";

const DAYS = { timing: { kind: "correspondence", days: 3 } };
const LIVE = { timing: { kind: "live", base: 600_000, increment: 5_000 } };

/** White creates a game on these terms; the walker accepts it. */
async function begun({ visit }, { open, site }, terms) {
  const white = await open();
  const address = await created(white, site, terms);
  await accept(visit, address);
  await white.page.goto(address);
  await expect(white.seat("black")).toBeVisible();
  return { white, black: visit };
}

/** Presses an entry of the menu. */
async function choose(visit, key) {
  await visit.openMore();
  await visit.press(visit.sheet().getByRole("button", { name: visit.say(key), exact: true }));
}

export const ONLINE_JOURNEYS = {
  async "an online game"(walker, people) {
    const { visit } = walker;
    const white = await people.open();
    const address = await created(white, people.site, LIVE);
    await visit.page.goto(address);
    await visit.page.getByTestId("accept").waitFor();
    await walker.see("an invitation", { focus: false });
    await visit.press(visit.page.getByTestId("accept"));
    await expect(visit.seat("white")).toBeVisible();
    await walker.see("the opponent begins", { focus: false });
    await white.page.goto(address);
    await play({ white, black: visit }, ["X@c3"]);
    await walker.see("one's own turn", { focus: false });
    await play({ white, black: visit }, ["X@e5"], "black");
    await walker.see("the opponent thinks");
    await visit.openMore();
    await walker.see("the menu");
    await visit.closeSheet();
    await choose(visit, "online-say");
    await walker.see("what can be said");
    await visit.closeSheet();
    await white.button("online-ask-takeback").click();
    await banner(visit).waitFor();
    await walker.see("an offer of the opponent", { focus: false });
    await visit.press(banner(visit).getByRole("button", { name: visit.say("play-no"), exact: true }));
    await expect(banner(visit)).toHaveCount(0);
    await walker.see("an offer declined");
    await white.page.close();
    await expect(visit.seat("white")).toContainText(visit.say("online-opponent-away"));
    await walker.see("the opponent is gone");
    await visit.resign();
    await visit.end().waitFor();
    await walker.see("an online game lost");
    await choose(visit, "online-receipts");
    await walker.see("where the time went");
    await visit.closeSheet();
  },

  async "a game by correspondence"(walker, people) {
    const { visit } = walker;
    const visits = await begun(walker, people, DAYS);
    await play(visits, ["X@c3", "X@e5"]);
    await walker.see("days for each turn");
    await choose(visit, "online-conditional");
    await visit.sheet().getByRole("heading", { name: visit.say("online-conditional") }).waitFor();
    await walker.see("conditional turns, none yet");
    await visit.press(visit.button("online-conditional-add"));
    await banner(visit).waitFor();
    await walker.see("the turn that is expected", { focus: false });
    await make(visit, "white", "X@a1");
    await expect(banner(visit)).toContainText(visit.say("online-conditional-answer"));
    await walker.see("the answer to it", { focus: false });
    await make(visit, "black", "X@f6");
    await visit.page.getByTestId("conditional").getByRole("listitem").waitFor();
    await walker.see("a conditional turn");
    await visit.closeSheet();
    await visit.go("#/");
    await ownGames(visit).first().waitFor();
    await walker.see("one's own games on Home", { focus: false });
    await visit.go("#/play");
    await ownGames(visit).first().waitFor();
    await walker.see("one's own games on Play", { focus: false });
    await make(visits.white, "white", "X@b6");
    // White's own board is ahead of the server.
    await expect(async () => {
      await refresh(visit);
      await expect(ownGames(visit)).toContainText(visit.say("online-your-turn"), { timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await walker.see("a game that waits", { focus: false });
  },

  async "the lobby"(walker, people) {
    const { visit } = walker;
    const seek = () => visit.page.getByTestId("seek");
    await visit.go("#/lobby");
    await seek().waitFor();
    await walker.see("an empty lobby", { focus: false });
    await visit.press(seek());
    await visit.page.getByTestId("own-seeks").getByRole("listitem").first().waitFor();
    await walker.see("looking for an opponent");
    const other = await people.open();
    await other.go("#/lobby");
    const others = other.page.getByTestId("seeks").getByRole("listitem");
    await other.press(others.first().getByRole("button"));
    await visit.page.getByTestId("ready-question").waitFor();
    await walker.see("somebody is found");
    const no = visit.page.getByTestId("ready-question").getByRole("button", { name: visit.say("lobby-not-now"), exact: true });
    await visit.press(no);
    await expect(visit.page.getByTestId("ready-question")).toHaveCount(0);
    await walker.see("not now", { focus: false });
  },

  async "people"(walker, people) {
    const { visit } = walker;
    await visit.go("#/account");
    await visit.page.getByTestId("entry-form").waitFor();
    await walker.see("signing in", { focus: false });
    const form = visit.page.getByTestId("entry-form");
    await visit.press(form.getByRole("button", { name: visit.say("people-sign-up"), exact: true }));
    await walker.see("signing up");
    const other = await people.open();
    await signedUp(other, "Anna");
    await signedUp(visit, "Bert");
    await visit.go("#/account");
    await visit.page.getByTestId("sessions").waitFor();
    await walker.see("one's own account", { focus: false });
    await visit.go("#/people/Anna");
    await visit.page.getByTestId("meet").waitFor();
    await walker.see("another player", { focus: false });
    await visit.go("#/people/tix/rapid");
    await walker.see("the best players", { focus: false });
  },
};
