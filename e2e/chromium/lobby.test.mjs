// The lobby: people who do not know each other meet, challenge, block, watch; and a guest changes the device.

import { check, en, expect } from "../support/index.mjs";
import { begin, play, signedUp, test } from "../support/online.mjs";

const seekForm = ({ page }) => page.getByRole("form", { name: en("lobby-seek-title") });
const others = ({ page }) => page.getByTestId("seeks").getByRole("listitem");
const own = ({ page }) => page.getByTestId("own-seeks").getByRole("listitem");
const question = ({ page }) => page.getByTestId("ready-question");
const challenges = ({ page }) => page.getByTestId("challenges").getByRole("listitem");

/** Goes to the lobby, and waits until it is connected. */
async function enter(visit) {
  await visit.go("#/lobby");
  await seekForm(visit).waitFor();
}

/** Ticks exactly these games and clocks, and looks for an opponent. */
async function seek(visit, games, clocks) {
  for (const [group, wanted] of [["lobby-games", games], ["lobby-clocks", clocks]]) {
    for (const box of await seekForm(visit).getByRole("group", { name: en(group) }).getByRole("checkbox").all()) {
      const name = await box.evaluate((input) => input.closest("label").textContent.trim());
      const isWanted = wanted.includes(name);
      if ((await box.isChecked()) !== isWanted) await box.setChecked(isWanted);
    }
  }
  await visit.press(visit.page.getByTestId("seek"));
}

const clock = (visit, minutes, seconds) => visit.say("play-clock-named", { minutes, seconds });

/** Presses one of the two answers to the question. */
const answer = (visit, key) => visit.press(question(visit).getByRole("button", { name: en(key), exact: true }));

test("two strangers meet: one looks, the other takes the seek, both are ready, and the game is on", async ({ open }) => {
  const anna = await open();
  const bert = await open({ size: "phone" });
  await enter(anna);
  await check(anna.page, "an empty lobby", { focus: false });
  await seek(anna, ["Tix", "Tixel"], [clock(anna, 5, 5), clock(anna, 10, 5)]);
  await expect(own(anna)).toHaveCount(4);
  await anna.press(own(anna).first().getByRole("button"));
  await expect(own(anna)).toHaveCount(3);
  await anna.shot("lobby-own-desktop", { fullPage: true });
  await enter(bert);
  await expect(others(bert)).toHaveCount(3);
  await check(bert.page, "a lobby with seeks", { focus: false });
  await bert.shot("lobby-seeks-phone", { fullPage: true });
  await bert.press(others(bert).first().getByRole("button"));
  await expect(question(bert)).toContainText("Tix");
  await expect(question(anna)).toContainText(en("lobby-guest"));
  await expect(anna.page).toHaveTitle(/^\(\d+\) /);
  await check(bert.page, "the question");
  await bert.shot("lobby-ready-phone");
  await answer(anna, "lobby-ready");
  await expect(question(anna)).toContainText(en("lobby-waiting"));
  await answer(bert, "lobby-ready");
  for (const visit of [anna, bert]) await expect(visit.seat("white")).toBeVisible();
  // Coming back does not lead to the game again, and the other seeks are gone.
  await enter(anna);
  await expect(own(anna)).toHaveCount(0);
  await expect(anna.page.getByTestId("watch").getByRole("listitem")).toHaveCount(1);
  await expect(anna.page).toHaveURL(/#\/lobby$/);
});

test("a guest who takes a rated seek is led to an account", async ({ open }) => {
  const anna = await open();
  await signedUp(anna, "Anna");
  await enter(anna);
  await seek(anna, ["Tix"], [clock(anna, 10, 5)]);
  await expect(own(anna)).toHaveCount(1);
  const bert = await open({ size: "phone" });
  await enter(bert);
  await expect(others(bert)).toContainText(en("lobby-rated"));
  await bert.press(others(bert).getByRole("button"));
  await bert.noticed(en("people-fault-needs-account"));
  await bert.press(bert.page.getByRole("group", { name: en("shell-notices") }).getByRole("button", { name: en("people-sign-in") }));
  await expect(bert.page).toHaveURL(/#\/account$/);
  await expect(bert.page.getByTestId("entry-form")).toBeVisible();
  bert.forgive();
});

test("whoever does not want to play says so, and the other is still looked for", async ({ open }) => {
  const anna = await open();
  const bert = await open({ size: "phone" });
  for (const visit of [anna, bert]) {
    await enter(visit);
    await seek(visit, ["Regatta"], [clock(visit, 3, 2)]);
  }
  await question(anna).waitFor();
  await answer(anna, "lobby-ready");
  await answer(bert, "lobby-not-now");
  await expect(question(bert)).toHaveCount(0);
  await anna.noticed(en("lobby-pairing-gone"));
  await expect(question(anna)).toHaveCount(0);
  await expect(own(anna)).toHaveCount(1);
  await expect(own(bert)).toHaveCount(0);
});

test("a challenge is declined and another accepted; who is blocked cannot challenge", async ({ open }) => {
  const anna = await open();
  const bert = await open({ size: "phone" });
  await signedUp(anna, "Anna");
  await signedUp(bert, "Bert");
  await enter(bert);
  const form = anna.page.getByTestId("challenge-form");
  const challenge = async () => {
    await anna.go("#/people/Bert");
    await anna.press(form.getByRole("button", { name: en("lobby-challenge"), exact: true }));
  };
  await anna.go("#/people/Bert");
  await anna.choice("play-colour", "player-white").check();
  await anna.press(form.getByRole("button", { name: en("lobby-challenge"), exact: true }));
  await expect(challenges(anna)).toContainText("Bert");
  await expect(challenges(anna)).toContainText("You play White");
  await expect(challenges(bert)).toContainText("Anna");
  await expect(challenges(bert)).toContainText("You play Black");
  await check(bert.page, "a challenge", { focus: false });
  await bert.shot("lobby-challenge-phone", { fullPage: true });
  await bert.press(challenges(bert).getByRole("button", { name: en("online-no-thanks") }));
  await expect(challenges(bert)).toHaveCount(0);
  await expect(challenges(anna)).toHaveCount(0);
  // From the lobby, by name; nobody has such a name first.
  const name = form.getByLabel(en("people-name"), { exact: true });
  await name.fill("Nobody");
  await anna.press(form.getByTestId("challenge"));
  await expect(anna.page.getByTestId("challenge-fault")).toHaveText(en("people-nobody"));
  await name.fill("bert");
  await anna.press(form.getByTestId("challenge"));
  await bert.press(challenges(bert).getByTestId("accept-challenge"));
  for (const visit of [anna, bert]) await expect(visit.seat("white")).toBeVisible();
  // Bert blocks Anna.
  await bert.go("#/people/Anna");
  const meet = bert.page.getByTestId("meet");
  await bert.press(meet.getByRole("button", { name: en("people-block"), exact: true }));
  await bert.press(meet.getByRole("group").getByRole("button", { name: en("people-block"), exact: true }));
  await expect(bert.page.getByTestId("blocked")).toBeVisible();
  await check(bert.page, "a blocked player", { focus: false });
  await challenge();
  await expect(anna.page.getByTestId("challenge-fault")).toHaveText(en("people-fault-blocked"));
  await bert.reload();
  await bert.press(bert.button("people-unblock"));
  await challenge();
  await expect(challenges(anna)).toContainText("Bert");
  // The browser reports every request that failed.
  anna.forgive();
});

test("people with accounts invite each other to rated games", async ({ open }) => {
  const anna = await open();
  await signedUp(anna, "Anna");
  await anna.go("#/play/invite");
  await anna.choice("play-game", "game-tix").check();
  await anna.page.getByLabel(en("play-clock"), { exact: true }).selectOption({ label: clock(anna, 10, 5) });
  await anna.switch("lobby-rated-switch").check();
  await anna.button("online-invite").click();
  await expect(anna.heading("online-waiting")).toBeVisible();
  const terms = await anna.page.evaluate(async () => {
    const code = location.hash.split("/").at(-1);
    return (await (await fetch(`api/games/${code}`)).json()).terms;
  });
  expect(terms.stakes).toBe("rated");
});

test("a guest goes on in another browser with the link to the seat", async ({ open }) => {
  const visits = await begin(open);
  const { white, black } = visits;
  await play(visits, ["X@c3", "X@e5"]);
  await white.openMore();
  await white.press(white.sheet().getByRole("button", { name: en("seat-move"), exact: true }));
  const link = await white.page.getByTestId("seat-link").inputValue();
  await white.shot("seat-link-desktop");
  const phone = await open({ size: "phone" });
  await phone.page.goto(link);
  await expect(phone.heading("seat-title")).toBeVisible();
  await check(phone.page, "a link to a seat", { focus: false });
  await phone.shot("seat-back-phone");
  await phone.press(phone.page.getByTestId("take-seat"));
  await expect(phone.toMove("white")).toBeVisible();
  await expect(phone.page).toHaveURL(/#\/online\/[^/]+$/);
  await play({ white: phone, black }, ["X@a1"]);
  // A browser that is another guest with games asks before it forgets them.
  await black.page.goto(link);
  await black.press(black.page.getByTestId("take-seat"));
  await expect(black.page.getByRole("alert")).toHaveText(en("seat-replace-about"));
  await black.press(black.button("seat-replace"));
  await expect(black.seat("white")).toBeVisible();
  black.forgive();
});

test("the lobby in the longest language is in good order on the smallest phone, and on its side", async ({ open }) => {
  // The second person looks for what the first one does, and is asked at once.
  for (const [viewport, found] of [
    [{ width: 375, height: 548 }, own],
    [{ width: 640, height: 320 }, question],
  ]) {
    const visit = await open({ size: "phone", viewport, locale: "de-DE" });
    const seen = async (name) => {
      await visit.shot(`lobby-${name}-${viewport.width}`, { fullPage: true });
      await check(visit.page, `${name} at ${viewport.width}`, { focus: false });
    };
    await visit.go("#/lobby");
    await visit.page.getByTestId("seek").waitFor();
    await seen("empty");
    await visit.press(visit.page.getByTestId("seek"));
    await found(visit).waitFor();
    await seen(found.name);
  }
});

test("a site without online games has no lobby, and says so", async ({ open, server }) => {
  const visit = await open({ url: server.url });
  await visit.go("#/lobby");
  await expect(visit.page.getByTestId("fault")).toContainText(en("online-fault-none"));
  visit.forgive();
});
