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
if (["en", "nl", "de", "ja"].includes(chosen.language)) root.lang = chosen.language;
