// What two players say to each other: set phrases, each in the language of who reads it.

import { check, expect } from "../support/index.mjs";
import { accept, invite, test } from "../support/online.mjs";

const say = async (visit, key) => {
  await visit.openMore();
  await visit.press(visit.sheet().getByRole("button", { name: visit.say("online-say"), exact: true }));
  await visit.press(visit.sheet().getByRole("button", { name: visit.say(key), exact: true }));
};

test("a phrase is read in the reader's language, once, and not at all by who does not want it", async ({ open, site }) => {
  const white = await open();
  const black = await open({ size: "phone", locale: "de-DE" });
  await accept(black, await invite(white));
  await expect(white.seat("black")).toBeVisible();

  await say(white, "phrase-good-luck");
  const german = black.say("online-said", { name: black.say("online-opponent"), phrase: black.say("phrase-good-luck") });
  await expect(black.page.locator(".table-says")).toContainText(german);
  await check(black.page, "online: a phrase");

  // A phrase is shown only once.
  await black.page.reload();
  await expect(black.seat("white")).toBeVisible();
  await expect(black.page.locator(".table-says")).not.toContainText(german);

  await black.openMore();
  await black.press(black.sheet().getByRole("button", { name: black.say("online-say"), exact: true }));
  await black.shot("online-phrases");
  await check(black.page, "online: phrases");
  await black.page.setViewportSize({ width: 640, height: 320 });
  await check(black.page, "online: phrases, 640×320");
  await black.page.setViewportSize({ width: 390, height: 844 });
  await black.sheet().getByRole("switch", { name: black.say("online-say-shown") }).uncheck();
  await black.closeSheet();
  await say(white, "phrase-hello");
  await say(black, "phrase-oops");
  // Sentences wait for each other, so the greeting would come first.
  await expect(black.page.locator(".table-says")).toContainText(new RegExp(`${black.say("phrase-hello")}|${black.say("phrase-oops")}`));
  expect(await black.page.locator(".table-says").innerText()).toContain(black.say("phrase-oops"));
  await expect(white.page.locator(".table-says")).toContainText(white.say("phrase-oops"));
});
