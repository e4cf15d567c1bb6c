// Lessons and exercises in seeing ahead without a network, on a device that has been to Learn before.

import { expect, test } from "../support/index.mjs";

const feedback = (visit) => visit.page.getByTestId("feedback");

/** A visit whose device has been to these places, and has lost its network since. */
async function openOffline(open, places) {
  const visit = await open({ size: "phone", serviceWorkers: "allow" });
  await visit.go("#/learn");
  await visit.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await visit.reload();
  for (const place of places) await visit.go(place);
  await visit.context.setOffline(true);
  await visit.page.reload();
  await visit.arrived();
  return visit;
}

test("a step of a lesson is solved without a network, and kept", async ({ open }) => {
  const visit = await openOffline(open, ["#/learn/tix/1"]);
  await visit.space("c3").click();
  await visit.space("c6").click();
  await expect(feedback(visit)).toHaveAttribute("data-kind", "solved");
  await visit.go("#/learn");
  await expect(visit.page.locator("a[data-state=begun]")).toHaveCount(1);
});

test("an exercise in seeing ahead is answered without a network", async ({ open }) => {
  const visit = await openOffline(open, ["#/learn/ahead"]);
  await visit.go("#/learn/ahead/tixel/easy/7");
  await visit.button("ahead-check").click();
  await expect(visit.button("ahead-next")).toBeVisible();
  await expect(feedback(visit)).toHaveText(/\S/);
  await visit.button("ahead-next").click();
  await expect(visit.page.getByTestId("task")).toHaveText(/\S/);
});
