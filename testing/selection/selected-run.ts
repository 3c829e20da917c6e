import { join } from "node:path";
import { browserPart } from "../browser/browser-part.ts";
import { freePort } from "../free-port.ts";
import { run } from "../steps.ts";
import type { Part } from "../suites/part.ts";
import { runBrowser, runVitest } from "../suites/run-suite.ts";
import { SHARES } from "../suites/shares.ts";
import { nearestNames } from "./nearest-names.ts";
import { knownNames, readHouse, type Selection, selectTests } from "./select-tests.ts";

const ROOT = join(import.meta.dirname, "../..");
const CACHE = join(ROOT, ".cache");
const BUILD = { name: "web build", command: process.execPath, args: ["server/build.ts"] };
const shares = SHARES.selected;

/** What a change of the named capabilities can break, as the parts of a run; an unknown name is refused. */
export function selectedRun(given: string[]): Part[] {
  const house = readHouse(ROOT);
  const names = knownNames(house);
  const unknown = given.find((name) => !names.has(name));
  if (unknown !== undefined) return [refusal(unknown, [...names.keys()])];
  const selection = selectTests(house, [...new Set(given.map((name) => names.get(name)!))]);
  console.log(describe(selection));
  return [browserPart(shares["a browser"]), build, tests(selection), browser(selection)];
}

function describe({ neighbours, left }: Selection): string {
  const beside =
    neighbours.length > 0 ? `Beside its own tests, the stories of ${neighbours.join(", ")}.` : "";
  const rest = left.length > 0 ? `Left to the whole run: ${left.join(", ")}.` : "";
  return [beside, rest].filter(Boolean).join("\n");
}

const build: Part = {
  name: "web build",
  shareSeconds: shares["web build"],
  isNeeded: true,
  run: async (limitMs) => [await run({ ...BUILD, limitMs })],
};

const tests = ({ vitest }: Selection): Part => ({
  name: "tests",
  shareSeconds: shares.tests,
  run: async (limitMs) => [
    await runVitest({
      name: "tests",
      report: join(CACHE, "vitest.json"),
      // Whole paths: a part of one would find other folders too.
      args: [
        "--project",
        "pure",
        "--project",
        "unit",
        "--project",
        "postgres",
        ...vitest.map((path) => `${ROOT}/${path}`),
      ],
      limitMs,
    }),
  ],
});

const browser = ({ grep }: Selection): Part => ({
  name: "browser",
  shareSeconds: shares.browser,
  run: async (limitMs) => [
    await runBrowser({
      name: "browser",
      report: join(CACHE, "browser.json"),
      args: ["--grep", grep],
      env: { E2E_PORT: String(await freePort()), E2E_OIDC_PORT: String(await freePort()) },
      mayBeEmpty: true,
      limitMs,
    }),
  ],
});

function refusal(name: string, known: string[]): Part {
  const note = `There is no capability called ${name}. The nearest names: ${nearestNames(name, known).join(", ")}.`;
  return { name, shareSeconds: 1, run: async () => [{ name, passed: 0, failed: 1, note }] };
}
