// The wheel of a game with several kinds of pieces, on every space of every board, on a phone.

import { expect, test } from "../support/index.mjs";
import { faults } from "../support/state.mjs";
import { SIZES } from "./sizes.mjs";

/** Two pieces of every kind each, and one that can be promoted. */
const setup = (size) => `${size}u:X2T2R2/X2T2R2:p1`;
const BOARDS = [3, 4, 5, 6, 7, 8, 9, 10, 11];

for (const { name, viewport, hasTouch } of SIZES.filter(({ hasTouch }) => hasTouch)) {
  for (const size of BOARDS) {
    test(`on every space of ${size}×${size} the choices cover nothing and are not covered, ${name}`, async ({ open }) => {
      test.setTimeout(240_000);
      const visit = await open({ locale: "de-DE", viewport, hasTouch });
      await visit.go(`#/play/pass/${encodeURIComponent(setup(size))}`);
      await expect(visit.spaces()).toHaveCount(size * size);
      const wrong = [];
      for (const space of await visit.spaces().all()) {
        const label = await space.getAttribute("aria-label");
        await space.evaluate((cell) => cell.click());
        // Where spaces are smaller than a finger, the first tap only previews.
        if ((await visit.spokes().count()) === 0) await space.evaluate((cell) => cell.click());
        await expect(visit.spokes(), label).not.toHaveCount(0);
        const found = await faults(visit.page, { focus: false, axe: false, rest: 500 });
        wrong.push(...found.map((fault) => `${label} ${fault}`));
        await visit.page.keyboard.press("Escape");
        await expect(visit.spokes()).toHaveCount(0);
      }
      expect(wrong).toEqual([]);
    });
  }
}
