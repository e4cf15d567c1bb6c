// What the app says, read from the same files, so that a reworded sentence breaks no test.

import { readFileSync, readdirSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";

/** All four languages, as a browser names them. */
export const LANGUAGES = ["en-GB", "nl-NL", "de-DE", "ja-JP"];

/** The sentences of a language, by key. */
export function words(locale) {
  const tag = locale.slice(0, 2);
  const folder = new URL(`../../locales/${tag}/`, import.meta.url);
  const bundle = new FluentBundle(tag, { useIsolating: false });
  for (const name of readdirSync(folder).filter((name) => name.endsWith(".ftl"))) {
    bundle.addResource(new FluentResource(readFileSync(new URL(name, folder), "utf8")));
  }
  return (key, values = {}) => {
    const message = bundle.getMessage(key);
    if (!message?.value) throw new Error(`${tag} has no ${key}`);
    const errors = [];
    const text = bundle.formatPattern(message.value, values, errors);
    if (errors.length > 0) throw new Error(`${tag}, ${key}: ${errors.join(", ")}`);
    return text;
  };
}

/** English, which most tests read. */
export const en = words("en");

const PLACEHOLDER = "\u{e000}";

/** A pattern for a sentence with anything in place of its values. */
export function like(say, key, ...names) {
  const values = Object.fromEntries(names.map((name) => [name, PLACEHOLDER]));
  return new RegExp(escaped(say(key, values)).replaceAll(PLACEHOLDER, ".+"));
}

/** A text as a pattern that matches itself. */
export function escaped(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
