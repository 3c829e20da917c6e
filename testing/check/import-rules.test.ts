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

/** One house that breaks every rule, each in files of its own. */
const violations: Record<string, Record<string, string>> = {
  "no-cycles": {
    "server/circle/one.ts": `import { two } from "./two.ts";\nexport const one = () => two;`,
    "server/circle/two.ts": `import { one } from "./one.ts";\nexport const two = () => one;`,
  },
  "domain-alone": {
    "domain/hasty.ts": `import { clock } from "#platform/clock.ts";\nexport const hasty = clock;`,
  },
  "domain-pure": {
    "domain/reader.ts": `import { readFileSync } from "node:fs";\nexport const reader = readFileSync;`,
  },
  "platform-alone": {
    "platform/knowing.ts": `import { rule } from "#domain/rule.ts";\nexport const knowing = rule;`,
  },
  "auth-on-platform": {
    "auth/sign-in.ts": `import { rule } from "#domain/rule.ts";\nexport const signIn = rule;`,
  },
  "server-below": {
    "server/route.ts": `import { hash } from "#auth/hash.ts";\nexport const route = hash;`,
    "auth/hash.ts": "export const hash = 1;",
  },
  "web-above": {
    "web/page.tsx": `import { clock } from "#platform/clock.ts";\nexport const page = clock;`,
    "web/second-page.tsx": `import type { Journey } from "#server/journeys/read-journey.ts";\nexport const page: Journey = 1;`,
    "server/journeys/read-journey.ts": "export type Journey = number;",
  },
  "web-types-only": {
    "web/other-page.tsx": `import { inbox } from "#server/contact/contract.ts";\nexport const page = inbox;`,
    "server/contact/contract.ts": "export const inbox = 1;",
  },
  "contracts-stand-alone": {
    "server/posts/contract.ts": `import { write } from "./write-draft.ts";\nexport const posts = write;`,
    "server/posts/write-draft.ts": "export const write = 1;",
  },
  "queries-are-private": {
    "server/journeys/publish.ts": `import { find } from "../hotels/queries.ts";\nexport const publish = find;`,
    "server/hotels/queries.ts": "export const find = 1;",
  },
  "queries-speak-sql": {
    "server/journeys/archive.ts": `import { sql } from "kysely";\nexport const archive = sql;`,
  },
  "testing-is-for-tests": {
    "server/journeys/open.ts": `import { world } from "./testing/world.ts";\nexport const open = world;`,
    "server/journeys/testing/world.ts": "export const world = 1;",
  },
  "features-are-islands": {
    "web/features/journeys/board.tsx": `import { card } from "../hotels/card.tsx";\nexport const board = card;`,
    "web/features/hotels/card.tsx": "export const card = 1;",
  },
  "ui-knows-no-business": {
    "web/ui/button.tsx": `import { rule } from "#domain/rule.ts";\nexport const button = rule;`,
  },
  "routes-are-declared": {
    "server/journeys/routes.ts": `import { createRoute } from "@hono/zod-openapi";\nexport const route = createRoute;`,
  },
  "no-drawers": {
    "server/main.ts": `import { left } from "./utils/pad.ts";\nexport const main = left;`,
    "server/utils/pad.ts": "export const left = 1;",
  },
};
const innocent = {
  "domain/rule.ts": `import { z } from "zod";\nexport const rule = z.string();`,
  "platform/clock.ts": `import { hrtime } from "node:process";\nexport const clock = hrtime;`,
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "lilamonde-rules-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("every rule of the import table has a violation planted for it", () => {
  expect(Object.keys(violations).sort()).toEqual(rules.map(({ name }) => name).sort());
});

test("every rule catches the files that break it, and no others", async () => {
  const house = join(folder, "ill-built");
  build(house, Object.assign({}, innocent, ...Object.values(violations)));
  const caught = await brokenRules(house);
  for (const [rule, files] of Object.entries(violations)) {
    const guilty = caught.filter(({ name }) => name === rule).map(({ from }) => from);
    expect(guilty, rule).not.toEqual([]);
    expect(Object.keys(files), rule).toEqual(expect.arrayContaining(guilty));
  }
});

test("a house that keeps the table is left in peace", async () => {
  const house = join(folder, "well-built");
  build(house, {
    ...innocent,
    "server/journeys/publish.ts": `import { rule } from "#domain/rule.ts";\nimport { find } from "./queries.ts";\nexport const publish = [rule, find];`,
    "server/journeys/queries.ts": `import { clock } from "#platform/clock.ts";\nexport const find = clock;`,
    "server/journeys/library/contract.ts": "export const library = 1;",
    "server/journeys/contract.ts": `import type { library } from "./library/contract.ts";\nexport type JourneysApi = typeof library;`,
    "web/page.tsx": `import type { JourneysApi } from "#server/journeys/contract.ts";\nexport const page: JourneysApi = 1;`,
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

async function brokenRules(house: string): Promise<{ name: string; from: string }[]> {
  const args = [CLI, "--output-type", "json", "domain", "platform", "auth", "server", "web"];
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: house, maxBuffer: 16e6 }, (_, stdout) => resolve(stdout));
  });
  const { summary } = JSON.parse(output) as {
    summary: { violations: { from: string; rule: { name: string } }[]; totalCruised: number };
  };
  expect(summary.totalCruised).toBeGreaterThan(0);
  return summary.violations.map(({ from, rule }) => ({ name: rule.name, from }));
}
