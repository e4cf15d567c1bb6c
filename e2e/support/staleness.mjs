// How soon a page says that it hears nothing of the server, measured in the page itself.

/** From now on the page notes when it hears something, and when its table is greyed and no longer is. */
export const watchStaleness = ({ page }) =>
  page.addInitScript(() => {
    window.heard = [];
    window.greyed = [];
    const Plain = window.WebSocket;
    window.WebSocket = class extends Plain {
      constructor(...given) {
        super(...given);
        for (const event of ["open", "message"]) this.addEventListener(event, () => window.heard.push(Date.now()));
      }
    };
    let isGrey = false;
    new MutationObserver(() => {
      const now = document.querySelector(".table.stale") !== null;
      if (now !== isGrey) window.greyed.push([Date.now(), (isGrey = now)]);
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
  });

/** How long a page may take to show what it has heard. */
const SHOWN = 300;

/**
 * How long the page was silent without saying so, in milliseconds, at worst; how often it said so, and the
 * longest time for which it did.
 */
export async function staleness({ page }) {
  const { heard, greyed } = await page.evaluate(() => ({ heard: window.heard, greyed: window.greyed }));
  const isGreyAt = (time) => greyed.findLast(([when]) => when <= time)?.[1] ?? false;
  let worst = 0;
  for (const [index, at] of heard.entries()) {
    const next = heard[index + 1] ?? at;
    // What was heard may be no answer to what was sent: then the page goes on saying so.
    if (isGreyAt(Math.min(at + SHOWN, next))) continue;
    const told = greyed.find(([when, isGrey]) => isGrey && when >= at && when <= next);
    worst = Math.max(worst, (told ? told[0] : next) - at);
  }
  const begun = greyed.filter(([, isGrey]) => isGrey);
  const lengths = greyed.flatMap(([at, isGrey], index) => (isGrey && greyed[index + 1] ? [greyed[index + 1][0] - at] : []));
  return { worst, times: begun.length, longest: Math.max(0, ...lengths) };
}
