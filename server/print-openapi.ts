import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { declareApp } from "./declare-app.ts";

const FILE = join(import.meta.dirname, "../openapi.json");

const { document } = declareApp();
const text = `${JSON.stringify(document(), null, 2)}\n`;

if (!process.argv.includes("--check")) writeFileSync(FILE, text);
else if (readFileSync(FILE, "utf8") !== text) {
  console.error("openapi.json differs from the routes: run `npm run openapi`");
  process.exit(1);
}
