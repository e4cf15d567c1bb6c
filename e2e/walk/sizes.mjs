// The windows and languages of the walk: few in `cargo verify`, all with `npm run walk`.

import { LANGUAGES } from "../support/words.mjs";

/** Phones upright and on their side, a page at 400 %, desktops. */
const ALL_SIZES = [
  [390, 844],
  [390, 664],
  [375, 548],
  [360, 640],
  [430, 932],
  [640, 320],
  [844, 390],
  [320, 256],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
];
/** The smallest phone and the smallest desktop. */
const FEW_SIZES = [
  [375, 548],
  [1280, 720],
];
/** The language with the longest words. */
export const LONGEST = "de-DE";

/** What the walk is seen in besides the light look. */
export const LOOKS = {
  dark: { theme: "dark", contrast: "normal" },
  "high contrast": { theme: "light", contrast: "more" },
  "high contrast, dark": { theme: "dark", contrast: "more" },
};

export const everything = process.env.QUARTERTURN_WALK === "all";

export const DESKTOPS = ALL_SIZES.slice(-3).map(window);

export const SIZES = (everything ? ALL_SIZES : FEW_SIZES).map(window);
export const LOCALES = everything ? LANGUAGES : [LONGEST];
export const SMALLEST = window(FEW_SIZES[0]);

function window([width, height]) {
  const viewport = { width, height };
  return { name: `${width}×${height}`, viewport, hasTouch: Math.min(width, height) < 600 };
}
