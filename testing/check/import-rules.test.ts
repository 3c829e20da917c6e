import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const CLI = join(ROOT, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
const rules: { name: string }[] = createRequire(import.meta.url)(
  join(ROOT, ".dependency-cruiser.cjs"),
).forbidden;

/** One house per rule that breaks it and nothing else would be odd about. */
const violations: Record<string, Record<string, string>> = {
  "no-cycles": {
    "server/one.ts": `import { two } from "./two.ts";\nexport const one = () => two;`,
    "server/two.ts": `import { one } from "./one.ts";\nexport const two = () => one;`,
  },
  "domain-alone": {
    "domain/rule.ts": `import { clock } from "#platform/clock.ts";\nexport const rule = clock;`,
    "platform/clock.ts": "export const clock = 1;",
  },
  "domain-pure": {
    "domain/rule.ts": `import { readFileSync } from "node:fs";\nexport const rule = readFileSync;`,
  },
  "platform-alone": {
    "platform/clock.ts": `import { rule } from "#domain/rule.ts";\nexport const clock = rule;`,
    "domain/rule.ts": "export const rule = 1;",
  },
  "auth-on-platform": {
    "auth/sign-in.ts": `import { rule } from "#domain/rule.ts";\nexport const signIn = rule;`,
    "domain/rule.ts": "export const rule = 1;",
  },
  "server-below": {
    "server/route.ts": `import { hash } from "#auth/hash.ts";\nexport const route = hash;`,
    "auth/hash.ts": "export const hash = 1;",
  },
  "web-above": {
    "web/page.tsx": `import { clock } from "#platform/clock.ts";\nexport const page = clock;`,
    "platform/clock.ts": "export const clock = 1;",
  },
  "web-types-only": {
    "web/page.tsx": `import { api } from "#server/api-type.ts";\nexport const page = api;`,
    "server/api-type.ts": "export const api = 1;",
  },
  "queries-are-private": {
    "server/journeys/publish.ts": `import { find } from "../hotels/queries.ts";\nexport const publish = find;`,
    "server/hotels/queries.ts": "export const find = 1;",
  },
  "queries-speak-sql": {
    "server/journeys/publish.ts": `import { sql } from "kysely";\nexport const publish = sql;`,
  },
  "features-are-islands": {
    "web/features/journeys/board.tsx": `import { card } from "../hotels/card.tsx";\nexport const board = card;`,
    "web/features/hotels/card.tsx": "export const card = 1;",
  },
  "ui-knows-no-business": {
    "web/ui/button.tsx": `import { rule } from "#domain/rule.ts";\nexport const button = rule;`,
    "domain/rule.ts": "export const rule = 1;",
  },
  "routes-are-declared": {
    "server/journeys/routes.ts": `import { createRoute } from "@hono/zod-openapi";\nexport const route = createRoute;`,
  },
  "no-drawers": {
    "server/main.ts": `import { left } from "./utils/pad.ts";\nexport const main = left;`,
    "server/utils/pad.ts": "export const left = 1;",
  },
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "lilamonde-rules-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("every rule of the import table has a violation planted for it", () => {
  expect(Object.keys(violations).sort()).toEqual(rules.map(({ name }) => name).sort());
});

test.concurrent.each(Object.entries(violations))("%s is caught", async (rule, files) => {
  const house = join(folder, rule);
  build(house, files);
  expect(await brokenRules(house)).toContain(rule);
});

test.concurrent("a house that keeps the table is left in peace", async () => {
  const house = join(folder, "well-built");
  build(house, {
    "domain/rule.ts": `import { z } from "zod";\nexport const rule = z.string();`,
    "platform/clock.ts": `import { hrtime } from "node:process";\nexport const clock = hrtime;`,
    "server/journeys/publish.ts": `import { rule } from "#domain/rule.ts";\nimport { find } from "./queries.ts";\nexport const publish = [rule, find];`,
    "server/journeys/queries.ts": `import { clock } from "#platform/clock.ts";\nexport const find = clock;`,
    "server/api-type.ts": "export type Api = string;",
    "web/page.tsx": `import type { Api } from "#server/api-type.ts";\nexport const page: Api = "";`,
  });
  expect(await brokenRules(house)).toEqual([]);
});

function build(house: string, files: Record<string, string>): void {
  mkdirSync(house, { recursive: true });
  for (const name of ["package.json", "tsconfig.json", ".dependency-cruiser.cjs"])
    cpSync(join(ROOT, name), join(house, name));
  symlinkSync(join(ROOT, "node_modules"), join(house, "node_modules"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }
  for (const floor of ["domain", "platform", "auth", "server", "web"])
    mkdirSync(join(house, floor), { recursive: true });
}

async function brokenRules(house: string): Promise<string[]> {
  const args = [CLI, "--output-type", "json", "domain", "platform", "auth", "server", "web"];
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: house, maxBuffer: 16e6 }, (_, stdout) => resolve(stdout));
  });
  const { summary } = JSON.parse(output) as {
    summary: { violations: { rule: { name: string } }[]; totalCruised: number };
  };
  expect(summary.totalCruised).toBeGreaterThan(0);
  return summary.violations.map(({ rule }) => rule.name);
}
