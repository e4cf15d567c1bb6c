// Accounts: from guest to account without leaving the game, the own account, players and leaders.

import { check, en, expect } from "../support/index.mjs";
import { begin, play, test } from "../support/online.mjs";

const PASSWORD = "correct horse battery";

const form = ({ page }) => page.getByTestId("entry-form");
const codes = ({ page }) => page.getByTestId("recovery-codes");

/** Fills the form in and sends it: signs up unless another purpose is named. */
async function enter(visit, name, { purpose = "people-sign-up", password = PASSWORD, code } = {}) {
  const other = form(visit).getByRole("button", { name: visit.say(purpose), exact: true });
  if (purpose !== "people-sign-in") await visit.press(other);
  await form(visit).getByLabel(visit.say("people-name"), { exact: true }).fill(name);
  if (code) await form(visit).getByLabel(visit.say("people-code"), { exact: true }).fill(code);
  const [label, send] = purpose === "people-recover" ? ["people-password-new", "people-password-change"] : ["people-password", purpose];
  await form(visit).getByLabel(visit.say(label), { exact: true }).fill(password);
  await visit.press(form(visit).getByRole("button", { name: visit.say(send), exact: true }));
}

/** Signs up on the page of the account, and returns the recovery codes. */
async function signUp(visit, name) {
  await visit.go("#/account");
  await enter(visit, name);
  await expect(codes(visit).getByRole("listitem")).toHaveCount(10);
  const found = await codes(visit).getByRole("listitem").allTextContents();
  await visit.press(visit.button("people-codes-noted"));
  await expect(visit.page.getByRole("main")).toContainText(name);
  return found;
}

test("a guest signs up without leaving the game, keeps the seat, and plays on under a name", async ({ open }) => {
  const visits = await begin(open);
  const { white, black } = visits;
  await play(visits, ["X@c3", "X@e5"]);
  await black.openMore();
  await black.press(black.sheet().getByRole("button", { name: en("people-sign-in"), exact: true }));
  await black.shot("people-sign-in-phone");
  await enter(black, "Bert");
  await expect(codes(black).getByRole("listitem")).toHaveCount(10);
  await check(black.page, "recovery codes");
  await black.shot("people-codes-phone");
  await black.press(black.button("people-codes-noted"));
  await expect(black.sheet()).toHaveCount(0);
  await play(visits, ["X@a1", "X@e1"]);
  await expect(white.turns()).toHaveCount(4);
  await white.page.reload();
  await expect(white.seat("black")).toContainText("Bert");
});

test("a name that is taken, a weak password and a wrong one are told", async ({ open }) => {
  const anna = await open();
  await signUp(anna, "Anna");
  const other = await open();
  const fault = other.page.getByTestId("entry-fault");
  await other.go("#/account");
  await enter(other, "ANNA");
  await expect(fault).toHaveText(en("people-fault-name-taken"));
  await form(other).getByLabel(en("people-name"), { exact: true }).fill("Bert");
  await form(other).getByLabel(en("people-password"), { exact: true }).fill("short");
  await form(other).getByRole("button", { name: en("people-sign-up"), exact: true }).click();
  await expect(fault).toHaveText(en("people-fault-weak-password"));
  await form(other).getByRole("button", { name: en("people-sign-in"), exact: true }).click();
  await enter(other, "Anna", { purpose: "people-sign-in", password: "not the password" });
  await expect(fault).toHaveText(en("people-fault-wrong-credentials"));
  // The browser reports every request that failed.
  other.faults.splice(0, other.faults.length);
});

test("the own account: sessions end, a code replaces the password, and all of it can be deleted", async ({ open }) => {
  const desktop = await open();
  const [first] = await signUp(desktop, "Anna");
  // The phone comes in with a recovery code, which ends the other session.
  const phone = await open({ size: "phone" });
  await phone.go("#/account");
  await enter(phone, "anna", { purpose: "people-recover", code: first, password: "another horse" });
  await expect(phone.page.getByTestId("sessions").getByRole("listitem")).toHaveCount(1);
  await check(phone.page, "own account");
  await phone.shot("people-account-phone", { fullPage: true });
  await desktop.reload();
  await enter(desktop, "Anna", { purpose: "people-sign-in", password: "another horse" });
  const sessions = desktop.page.getByTestId("sessions");
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await desktop.shot("people-account-desktop", { fullPage: true });
  await sessions.getByRole("button", { name: en("people-sign-out-there") }).click();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  const remove = desktop.region("people-delete");
  await remove.getByLabel(en("people-password")).fill("another horse");
  await remove.getByRole("button", { name: en("people-delete-really") }).click();
  await desktop.noticed(en("people-deleted"));
  await desktop.go("#/people/Anna");
  await expect(desktop.page.getByTestId("no-player")).toHaveText(en("people-nobody"));
  for (const visit of [desktop, phone]) visit.faults.splice(0, visit.faults.length);
});

test("a player has a page, and a leaderboard says when nobody is on it", async ({ open }) => {
  const anna = await open({ size: "phone" });
  await signUp(anna, "Anna");
  await anna.press(anna.link("people-own-page"));
  await expect(anna.page.getByRole("heading", { level: 1 })).toHaveText("Anna");
  await expect(anna.page.getByRole("main")).toContainText(en("people-no-ratings"));
  await anna.shot("people-player-phone");
  await anna.go("#/people/tixel/rapid");
  await expect(anna.page.getByTestId("no-leaders")).toBeVisible();
  await check(anna.page, "leaderboard", { focus: false });
  await anna.shot("people-leaders-phone");
});

test("an account in the longest language is in good order on the smallest phone, and on its side", async ({ open }) => {
  for (const viewport of [{ width: 375, height: 548 }, { width: 640, height: 320 }]) {
    const visit = await open({ size: "phone", viewport, locale: "de-DE" });
    const seen = async (name) => {
      await visit.shot(`people-${name}-${viewport.width}`);
      await check(visit.page, `${name} at ${viewport.width}`, { focus: false });
    };
    await visit.go("#/account");
    await form(visit).waitFor();
    await seen("entry");
    await enter(visit, `Anna${viewport.width}`);
    await codes(visit).waitFor();
    await seen("codes");
    await visit.press(visit.button("people-codes-noted"));
    await visit.page.getByTestId("sessions").getByRole("listitem").first().waitFor();
    await seen("own");
    await visit.go("#/people/tix/blitz");
    await visit.page.getByTestId("no-leaders").waitFor();
    await seen("leaders");
  }
});
