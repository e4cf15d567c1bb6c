// Sets look and language before the first paint, from stored settings or the system's preferences.
// `settings` does the same once it is loaded. It owns the stored format, and handles anything
// unexpected.
let chosen = {};
try {
  chosen = JSON.parse(localStorage.getItem("quarterturn.settings")) || {};
} catch {
  // No storage, or nothing readable in it: the same as a first visit.
}
const root = document.documentElement;
const wants = (query) => matchMedia(query).matches;
const either = (value, values, otherwise) => (values.includes(value) ? value : otherwise);
root.dataset.theme = either(
  chosen.theme,
  ["light", "dark"],
  wants("(prefers-color-scheme: dark)") ? "dark" : "light",
);
root.dataset.look = either(chosen.look, ["ice", "wood", "porcelain"], "ice");
root.dataset.contrast = either(
  chosen.contrast,
  ["normal", "more"],
  wants("(prefers-contrast: more)") ? "more" : "normal",
);
root.dataset.motion = either(
  chosen.animation,
  ["on", "off"],
  wants("(prefers-reduced-motion: reduce)") ? "off" : "on",
);
// Use the first known language among the preferences, and preload its words.
const place = (tag) => document.querySelector(`meta[name="quarterturn-words-${tag}"]`);
root.lang =
  [chosen.language, ...navigator.languages]
    .map((tag) => String(tag).toLowerCase().split(/[-_]/)[0])
    .find((tag) => /^[a-z]+$/.test(tag) && place(tag)) ?? "en";
const words = document.createElement("link");
words.rel = "preload";
words.as = "fetch";
words.crossOrigin = "anonymous";
words.href = place(root.lang).content;
document.head.append(words);
