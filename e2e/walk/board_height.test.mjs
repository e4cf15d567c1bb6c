// On a desktop the board fills the height of the window.

import { expect, test } from "../support/index.mjs";
import { DESKTOPS } from "./sizes.mjs";

/** How much of the window's height the spaces take at least. */
const SHARE = 0.78;

const TABLES = {
  "Tix against the computer": "#/play/computer/tix",
  "Tixel on 7×7 for two": `#/play/pass/${encodeURIComponent("7u:T14/T14")}`,
  "Regatta for two": "#/play/pass/regatta",
  "an analysis of Poka Yoke": "#/analysis/poka-yoke",
  "an analysis of Regatta": "#/analysis/regatta",
};

for (const { name, viewport } of DESKTOPS) {
  test(`the spaces take at least 78 % of the height at ${name}`, async ({ open }) => {
    const visit = await open({ locale: "de-DE", viewport });
    for (const [table, place] of Object.entries(TABLES)) {
      await visit.go(place);
      const height = await visit.spaces().evaluateAll((cells) => {
        const boxes = cells.map((cell) => cell.getBoundingClientRect());
        return Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top));
      });
      expect.soft(height / viewport.height, `${table}: ${height.toFixed(0)} of ${viewport.height} pixels`).toBeGreaterThanOrEqual(SHARE);
    }
  });
}
