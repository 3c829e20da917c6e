import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { compileMessages } from "../messages/compile.ts";
import { browserPart } from "../testing/browser/browser-part.ts";
import { freePort } from "../testing/free-port.ts";
import { run } from "../testing/steps.ts";
import type { Part } from "../testing/suites/part.ts";
import { runParts } from "../testing/suites/run-parts.ts";
import { runBrowser, runVitest } from "../testing/suites/run-suite.ts";
import { SHARES } from "../testing/suites/shares.ts";
import { keepCompiledCode, keepTemporaryFilesTogether } from "../testing/suites/temporary-files.ts";

const CACHE = join(import.meta.dirname, "../.cache");
const BUILD = { name: "web build", command: process.execPath, args: ["server/build.ts"] };
const shares = SHARES.proofs;

const proofs = (names: string[]): Part => ({
  name: "proofs",
  shareSeconds: shares.proofs,
  run: async (limitMs) => [
    await runVitest({
      name: "proofs",
      report: join(CACHE, "prove.json"),
      args: ["--config", "prove/vitest.config.ts", ...names],
      limitMs,
    }),
  ],
});

/** `npm test` asks only the essential files of the embedded database; here it answers for all of them. */
const embedded: Part = {
  name: "embedded",
  shareSeconds: shares.embedded,
  run: async (limitMs) => [
    await runVitest({
      name: "embedded",
      report: join(CACHE, "embedded.json"),
      args: ["--project", "pglite"],
      env: { REACH: "whole" },
      limitMs,
    }),
  ],
};

/** `npm test` asks what each lock and key promises; here each is taken away once, and the promise has to break. */
const races: Part = {
  name: "races",
  shareSeconds: shares.races,
  run: async (limitMs) => [
    await runVitest({
      name: "races",
      report: join(CACHE, "races.json"),
      args: ["--project", "postgres", "races.db.test.ts"],
      env: { REACH: "whole" },
      limitMs,
    }),
  ],
};

const build: Part = {
  name: "web build",
  shareSeconds: shares["web build"],
  run: async (limitMs) => [await run({ ...BUILD, limitMs })],
};

/** `npm test` opens each page once, by turns; here each is loaded in both languages, and a public one at each width. */
const everyPage: Part = {
  name: "every page",
  shareSeconds: shares["every page"],
  run: async (limitMs) => [
    await runBrowser({
      name: "every page",
      report: join(CACHE, "every-page.json"),
      args: ["every-page", "site-hero", "site-hotels", "hotels-editor"],
      env: {
        REACH: "whole",
        E2E_PORT: String(await freePort()),
        E2E_OIDC_PORT: String(await freePort()),
      },
      limitMs,
    }),
  ],
};

keepTemporaryFilesTogether();
keepCompiledCode(CACHE);
mkdirSync(CACHE, { recursive: true });
compileMessages();
const names = process.argv.slice(2);
const browser = browserPart(shares["a browser"]);
await runParts(
  names.length > 0 ? [browser, proofs(names)] : [browser, proofs([]), embedded, races, build, everyPage],
);
