// All pictures of the walk on one page, with what was wrong: `e2e/shots/walk/index.html`.

import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { ALBUM } from "./walker.mjs";

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Every state that was seen, with the address of its picture. */
function states() {
  const folders = readdirSync(ALBUM, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.flatMap(({ name: folder }) =>
    readdirSync(ALBUM + folder)
      .filter((file) => file.endsWith(".json"))
      .map((file) => {
        const state = JSON.parse(readFileSync(`${ALBUM}${folder}/${file}`, "utf8"));
        return { ...state, address: `${encodeURIComponent(folder)}/${state.picture}` };
      }),
  );
}

function shown({ size, locale, name, found, address }) {
  const faults = found.map((fault) => `<li>${escaped(fault)}</li>`).join("");
  return `<figure class="${found.length > 0 ? "wrong" : "right"}"><img loading="lazy" src="${address}" alt="">
    <figcaption>${escaped(name)}<br><small>${size}, ${locale}</small><ul>${faults}</ul></figcaption></figure>`;
}

const STYLE = `
  body { font: 14px/1.4 system-ui, sans-serif; margin: 16px; }
  section { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; }
  figure { border: 2px solid #ccc; margin: 0; max-width: 480px; }
  figure.wrong { border-color: #c00; }
  img { display: block; max-height: 480px; max-width: 100%; }
  figcaption { padding: 8px; }
  ul { margin: 0; padding-left: 16px; }
  .only-wrong .right { display: none; }`;

/** Writes the page; journeys one below the other, a journey's states side by side. */
function write() {
  const all = states();
  const wrong = all.filter(({ found }) => found.length > 0).length;
  const journeys = [...new Set(all.map(({ journey }) => journey))];
  const sections = journeys.map((journey) => {
    const figures = all.filter((state) => state.journey === journey).map(shown);
    return `<h2>${escaped(journey)}</h2><section>${figures.join("\n")}</section>`;
  });
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>The walk</title><style>${STYLE}</style>
<h1>${all.length} states, ${wrong} with faults</h1>
<label><input type="checkbox" onchange="document.body.classList.toggle('only-wrong', this.checked)"> only those</label>
${sections.join("\n")}</html>`;
  writeFileSync(`${ALBUM}index.html`, html);
  console.log(`${all.length} states, ${wrong} with faults: ${ALBUM}index.html`);
}

/** A reporter of the test runner. */
export default class Album {
  walks = false;

  onBegin(_config, suite) {
    this.walks = suite.allTests().some((test) => test.location.file.endsWith("/walk/walk.test.mjs"));
    if (this.walks) rmSync(ALBUM, { recursive: true, force: true });
  }

  onEnd() {
    if (this.walks && existsSync(ALBUM)) write();
  }
}
