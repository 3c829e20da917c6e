import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseConfig } from "#platform/config.ts";
import { createLog } from "#platform/log.ts";
import { createApp } from "./app.ts";
import type { Deps } from "./deps.ts";
import { gatherDeclarations } from "./gather.ts";

const FILE = join(import.meta.dirname, "../openapi.json");

// The document needs the routes alone; nothing that a handler would use is touched.
const declared = gatherDeclarations({} as Deps["db"]);
const deps = { config: parseConfig({}), log: createLog("silent"), ...declared } as unknown as Deps;
const { document } = createApp(deps, { pages: async () => new Response(), isClosing: () => false });
const text = `${JSON.stringify(document(), null, 2)}\n`;

if (!process.argv.includes("--check")) writeFileSync(FILE, text);
else if (readFileSync(FILE, "utf8") !== text) {
  console.error("openapi.json differs from the routes: run `npm run openapi`");
  process.exit(1);
}
