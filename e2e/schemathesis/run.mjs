// Lets schemathesis send whatever the OpenAPI document allows, and what it does not, to a server with
// SQLite: as nobody, as somebody with an account and a game, and as the same person about what exists.
// Fails if an answer is not as the document says, or is an error of the server.
//
//     npm run api
//
// Needs Python 3 with venv. Schemathesis itself is installed under target/, in the pinned version.

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "../support/servers.mjs";

const here = (name) => new URL(name, import.meta.url).pathname;
const VENV = here("../../target/schemathesis");

/** Runs a command and returns its exit status. */
function run(command, ...words) {
  // Schemathesis leaves its findings in the working directory.
  const { status, error } = spawnSync(command, words, { stdio: "inherit", cwd: here("../../target") });
  if (error) throw error;
  return status;
}

function install() {
  if (!existsSync(`${VENV}/bin/pip`) && run("python3", "-m", "venv", VENV) !== 0) {
    throw new Error("python3 -m venv failed: install python3-venv");
  }
  const pip = ["install", "--quiet", "--disable-pip-version-check", "--requirement", here("requirements.txt")];
  if (run(`${VENV}/bin/pip`, ...pip) !== 0) throw new Error("schemathesis could not be installed");
}

/**
 * Somebody with an account, who is never signed out, and a game with Bert: Black, so that turns can be
 * answered in advance.
 */
async function signedUp(url) {
  const post = async (path, body, cookie = "") => {
    const headers = { "content-type": "application/json", cookie };
    const answer = await fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    const [set] = answer.headers.getSetCookie();
    return { cookie: set?.split(";")[0], ...(await answer.json()) };
  };
  const [anna, bert] = await Promise.all(
    ["Anna", "Bert"].map((name) => post("/api/accounts", { name, password: "correct horse battery" })),
  );
  const terms = { setup: "tix", timing: { kind: "correspondence", days: 3 }, visibility: "public" };
  const { code } = await post("/api/games", { terms, seat: "black" }, anna.cookie);
  await post(`/api/games/${code}/seat`, {}, bert.cookie);
  return { cookie: anna.cookie, code };
}

const CONFIG = here("schemathesis.toml");

const schemathesis = (config, url, ...words) =>
  run(`${VENV}/bin/schemathesis`, "--config-file", config, "run", `${url}/api/openapi.json`, ...words);

/** The configuration in which paths lead to what exists. */
function withValues(folder, values) {
  const lines = Object.entries(values).map(([name, value]) => `"path.${name}" = ${JSON.stringify(value)}`);
  const config = join(folder, "schemathesis.toml");
  writeFileSync(config, `${readFileSync(CONFIG, "utf8")}\n[parameters]\n${lines.join("\n")}\n`);
  return config;
}

install();
const folder = mkdtempSync(join(tmpdir(), "quarterturn-api-"));
const server = await serve({ database: `sqlite:${join(folder, "games.sqlite")}` });
let failures = 0;
try {
  // First, while new accounts are not limited yet.
  const { cookie, code } = await signedUp(server.url);
  failures += schemathesis(CONFIG, server.url);
  const asAnna = ["-H", `Cookie: ${cookie}`];
  // Requests that end the account or the session would lock the rest out.
  const ends = "^/api/(session|recovery|accounts|me/(delete|bot|password|recovery-codes|sessions.*))$";
  failures += schemathesis(CONFIG, server.url, ...asAnna, "--exclude-path-regex", ends);
  const existing = withValues(folder, { code, name: "Bert", game: "tix", speed: "correspondence" });
  failures += schemathesis(existing, server.url, ...asAnna, "--include-path-regex", "\\{(code|name|game)\\}");
} finally {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failures === 0 ? 0 : 1);
