// The app on a port of its own: by its own server, or by any plain file host.

import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";

/** How long the server may take to name its address. */
const START_MS = 20_000;

/** Something built: named by the environment, or where cargo puts it. */
function built(variable, path, how) {
  const found = process.env[variable] ?? new URL(`../../target/${path}`, import.meta.url).pathname;
  if (!existsSync(found)) throw new Error(`there is no ${found}: run \`${how}\`, or let ${variable} name it`);
  return found;
}

/** The folder of the built app. */
export const appFolder = () => built("QUARTERTURN_FILES", "web/dist", "cargo web");

/** The program. */
export const program = () => built("QUARTERTURN", "debug/quarterturn", "cargo build -p quarterturn");

/**
 * Serves the app on a free port; `close` kills the server, `stop` lets it end as it should. If QUARTERTURN_URL names a server that
 * runs already, it is that one, and it stays. With a `database` there are online games, and
 * `bots` of these levels.
 */
export async function serve({ port = 0, database = "none", bots = [] } = {}) {
  if (process.env.QUARTERTURN_URL && database === "none") {
    return { url: process.env.QUARTERTURN_URL, close: async () => {}, stop: async () => {} };
  }
  const where = ["--port", `${port}`, "--files", appFolder(), "--database", database];
  if (bots.length > 0) where.push(`--bots=${bots.join(",")}`);
  const server = spawn(program(), ["serve", ...where], { stdio: ["ignore", "pipe", "inherit"] });
  const url = await new Promise((resolve, reject) => {
    let text = "";
    const late = setTimeout(() => {
      server.kill("SIGKILL");
      reject(new Error(`no address from the server after ${START_MS} ms: ${text}`));
    }, START_MS);
    server.stdout.on("data", (data) => {
      text += data;
      const match = text.match(/http:\/\/\S+/);
      if (match) {
        clearTimeout(late);
        resolve(match[0].replace(/\/$/, ""));
      }
    });
    server.on("error", reject);
    server.on("exit", (code) => reject(new Error(`the server ended with ${code}`)));
  });
  // Browsers keep connections open; there is nothing to wait for.
  return { url, close: () => ended(server, "SIGKILL"), stop: () => ended(server) };
}

/** Ends a process and waits until it is gone. */
export async function ended(child, signal = "SIGTERM") {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await gone;
}

const TYPES = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  wasm: "application/wasm",
  svg: "image/svg+xml",
  png: "image/png",
  webmanifest: "application/manifest+json",
};

/** Serves a folder as any plain file host would, below a path such as `/some/path`. */
export async function host(below, folder = appFolder()) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const name = pathname.startsWith(`${below}/`) ? pathname.slice(below.length + 1) || "index.html" : null;
    const file = name && /^[\w.-]+(\/[\w.-]+)*$/.test(name) ? `${folder}/${name}` : null;
    if (!file || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[name.split(".").at(-1)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type, "cache-control": "no-cache" }).end(readFileSync(file));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}${below}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
