// WebKitGTK, the nearest to Safari on Linux: Debian's WebKitWebDriver and MiniBrowser on a screen of
// Xvfb, by Selenium.

import { execFileSync, spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { Builder, Capabilities, Origin } from "selenium-webdriver";
import { ended } from "../../support/servers.mjs";

const START_MS = 20_000;

/** The browser that comes with the library, wherever this architecture keeps it. */
function miniBrowser() {
  if (process.env.MINIBROWSER) return process.env.MINIBROWSER;
  const folders = readdirSync("/usr/lib").filter((name) => name.includes("-linux-"));
  const found = folders
    .flatMap((name) => ["4.1", "4.0", "6.0"].map((version) => `/usr/lib/${name}/webkit2gtk-${version}/MiniBrowser`))
    .find((path) => existsSync(path));
  if (!found) throw new Error("no MiniBrowser below /usr/lib: install webkit2gtk-driver");
  return found;
}

/** A display of its own, chosen by the X server. */
async function startDisplay() {
  const xvfb = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const number = await new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`no display from Xvfb after ${START_MS} ms`)), START_MS).unref();
    xvfb.once("error", reject);
    xvfb.stdio[3].once("data", (data) => resolve(String(data).trim()));
  });
  return { xvfb, display: `:${number}` };
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function answers(url) {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    const status = await fetch(`${url}/status`).catch(() => null);
    if (status?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`WebKitWebDriver does not answer on ${url}`);
}

export async function launch() {
  const { xvfb, display } = await startDisplay();
  const port = await freePort();
  const environment = { ...process.env, DISPLAY: display, LANG: "en_GB.UTF-8", LANGUAGE: "en_GB", GTK_A11Y: "none" };
  const service = spawn("WebKitWebDriver", [`--port=${port}`], { env: environment, stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  await answers(url);
  const wanted = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: miniBrowser(), args: ["--automation"] },
  });
  const driver = await new Builder().usingServer(url).withCapabilities(wanted).build();
  await driver.manage().setTimeouts({ pageLoad: 60_000, script: 60_000 });
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1000, height: 900 });
  return {
    driver,
    display,
    close: async () => {
      await driver.quit();
      await ended(service);
      await ended(xvfb);
    },
  };
}

/** @returns {Promise<import("../visitor.mjs").Browser & { close(): Promise<void> }>} */
export async function openPage({ driver, display }) {
  const evaluate = (script) => driver.executeScript(`return (${script});`);
  return {
    navigate: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    evaluate,
    click: (x, y) => driver.actions().move({ x, y, duration: 0, origin: Origin.VIEWPORT }).click().perform(),
    // The driver turns touches into mouse events, so a finger is imitated with the events it causes.
    tap: (x, y) => evaluate(`(${tapInPage})(${x}, ${y})`),
    // The driver's own screenshot hangs on the board page.
    screenshot: async (path) => {
      execFileSync("scrot", ["--overwrite", path], { env: { ...process.env, DISPLAY: display }, timeout: 10_000 });
    },
    // The window is larger than the page by its own bars.
    resize: async (width, height) => {
      const [across, down] = await evaluate("[outerWidth - innerWidth, outerHeight - innerHeight]");
      await driver.manage().window().setRect({ x: 0, y: 0, width: width + across, height: height + down });
    },
    close: () => driver.get("about:blank"),
  };
}

/** Runs in the page. */
function tapInPage(x, y) {
  const target = document.elementFromPoint(x, y);
  const common = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y };
  const pointer = { ...common, pointerId: 2, pointerType: "touch", isPrimary: true };
  target.dispatchEvent(new PointerEvent("pointerdown", { ...pointer, button: 0, buttons: 1 }));
  target.dispatchEvent(new PointerEvent("pointerup", { ...pointer, button: 0 }));
  target.dispatchEvent(new PointerEvent("click", { ...pointer, button: 0 }));
}
