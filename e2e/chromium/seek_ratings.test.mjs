// A seek for opponents with certain ratings.

import { check, en, expect } from "../support/index.mjs";
import { signedUp, test } from "../support/online.mjs";

test("a seek for certain ratings shows them to everyone, and the form remembers them", async ({ open, site }) => {
  const anna = await open({ size: "phone" });
  await signedUp(anna, "Anna");
  await anna.go("#/lobby");
  const field = (visit, key) => visit.page.getByLabel(visit.say(key), { exact: true });
  await field(anna, "lobby-ratings-from").fill("1700");
  await field(anna, "lobby-ratings-to").fill("1400");
  await anna.page.getByTestId("seek").click();
  const range = `${en("people-rating")} 1400–1700`;
  await expect(anna.page.getByRole("main")).toContainText(range);
  await anna.shot("seek-ratings");
  await check(anna.page, "lobby: ratings", { focus: false });

  const guest = await open();
  await guest.go("#/lobby");
  await expect(guest.page.getByTestId("seeks")).toContainText(range);
  await expect(field(guest, "lobby-ratings-from")).toHaveCount(0);

  await anna.page.reload();
  await expect(field(anna, "lobby-ratings-from")).toHaveValue("1700");
});
