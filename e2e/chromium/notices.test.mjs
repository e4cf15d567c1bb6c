// Notices: sentences that borrow a line for some seconds, and what they may not cover.

import { TIX, check, en, expect, store, storedGame, test } from "../support/index.mjs";

const PHONE = { viewport: { width: 375, height: 548 }, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 720 } };

/** A position that comes up for the third time. */
const REPEATED = ["X@a1", "X@f6", ..."a1-a2 f6-f5 a2-a1 f5-f6 a1-a2 f6-f5 a2-a1 f5-f6".split(" ")];

async function resume(visit, game) {
  await visit.go("#/about");
  await store(visit.page, game);
  await visit.go(`#/play/game/${game.id}`);
}

for (const [size, options] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test(`a notice waits while there is something to answer, ${size}`, async ({ open }) => {
    const visit = await open({ ...options, permissions: ["clipboard-read", "clipboard-write"] });
    const { page } = visit;
    await resume(visit, storedGame({ turns: REPEATED }));
    const offer = page.getByTestId("repetition");
    await expect(offer).toBeVisible();
    await visit.openMore();
    await visit.press(visit.sheet().getByRole("button", { name: en("play-share"), exact: true }));
    // It is heard at once.
    await expect(page.getByTestId("spoken")).toHaveText(en("play-link-copied"));
    await expect(visit.notices()).toHaveCount(0);
    await check(page, "an offer, and a notice that waits");
    await visit.press(offer.getByRole("button"));
    await visit.noticed(en("play-link-copied"));
    await check(page, "the notice, once the offer is answered");
  });

  test(`a notice in a lesson covers neither the verdict nor a control, ${size}`, async ({ open }) => {
    const visit = await open(options);
    const { page } = visit;
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("no room", "QuotaExceededError");
      };
    });
    await visit.go("#/learn/tix/1");
    await visit.press(visit.space("c3"));
    await visit.press(visit.space("c6"));
    await expect(page.getByTestId("feedback")).toHaveAttribute("data-kind", "solved");
    await visit.noticed(en("learn-not-kept", { reason: en("store-full") }));
    await check(page, "a verdict and a notice");
    await visit.shot(`notice-and-verdict-${size}`);
  });

  test(`a notice is seen in a round of seeing ahead, ${size}`, async ({ open }) => {
    const visit = await open({ ...options, settings: '{"theme":"plaid"' });
    await visit.go("#/learn/ahead/tixel/easy/7");
    await visit.noticed(en("settings-unreadable"));
    await check(visit.page, "an exercise and a notice", { focus: false });
    await visit.shot(`notice-and-exercise-${size}`);
  });

  test(`a notice is seen while a position is edited, and covers no control, ${size}`, async ({ open }) => {
    const visit = await open({ ...options, permissions: ["clipboard-read", "clipboard-write"] });
    const { page } = visit;
    await page.clock.install();
    await visit.go("#/analysis/poka-yoke");
    // Its time does not run out.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await visit.press(visit.button("analysis-share-copy"));
    await visit.noticed(en("analysis-copied"));
    await visit.press(visit.button("analysis-edit"));
    await expect(visit.button("analysis-editor-done")).toBeVisible();
    await expect(visit.notices()).toBeInViewport({ ratio: 1 });
    // From now on it stays because it has the focus.
    await visit.notices().focus();
    await page.clock.resume();
    await check(page, "the editor and a notice");
    await visit.shot(`notice-and-editor-${size}`);
  });
}

test("a notice is gone in another place, of the same section too", async ({ open }) => {
  const visit = await open({ permissions: ["clipboard-read", "clipboard-write"] });
  await visit.page.clock.install();
  await resume(visit, storedGame({ turns: TIX, result: "1-0", computer: "black" }));
  // Its own time does not run out.
  await visit.page.clock.pauseAt(Date.now() + 3_600_000);
  await visit.button("play-share").click();
  await visit.noticed(en("play-link-copied"));
  await visit.link("play-new-game").click();
  await expect(visit.heading("place-play")).toBeVisible();
  await expect(visit.notices()).toHaveCount(0);
});

test("a notice is gone after five seconds, unless it has the focus", async ({ open }) => {
  const visit = await open({ permissions: ["clipboard-read", "clipboard-write"] });
  const { page } = visit;
  await page.clock.install();
  await resume(visit, storedGame({ turns: TIX, result: "1-0", computer: "black" }));
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const share = async () => {
    await visit.button("play-share").click();
    await visit.noticed(en("play-link-copied"));
  };
  await share();
  await page.clock.runFor(4_900);
  await expect(visit.notices()).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(visit.notices()).toHaveCount(0);
  await share();
  await visit.notices().focus();
  await page.clock.runFor(20_000);
  await expect(visit.notices()).toHaveCount(1);
  await visit.button("play-rematch").focus();
  await page.clock.runFor(5_100);
  await expect(visit.notices()).toHaveCount(0);
});
