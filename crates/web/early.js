// Before anything is painted: the look and the language, from the settings of an earlier visit or
// else from what the system prefers. `settings.rs` does the same once it is there; what is stored
// is its business, and anything unexpected is left for it to deal with.
let chosen = {};
try {
  chosen = JSON.parse(localStorage.getItem("quarterturn.settings")) || {};
} catch {
  // No storage, or nothing in it that can be read: as for a first visit.
}
const root = document.documentElement;
const wants = (query) => matchMedia(query).matches;
const either = (value, values, otherwise) => (values.includes(value) ? value : otherwise);
root.dataset.theme = either(
  chosen.theme,
  ["light", "dark"],
  wants("(prefers-color-scheme: dark)") ? "dark" : "light",
);
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
// The first known language of the wishes, and its words on their way at once.
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
