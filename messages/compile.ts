import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { messageFiles, readMessages } from "./read-messages.ts";
import { writeModules } from "./write-modules.ts";

const HERE = import.meta.dirname;
const COMPILER = ["compile.ts", "read-messages.ts", "write-modules.ts"];

/** Compiles the words of every capability into messages/compiled, doing nothing when no input changed since. */
export function compileMessages(folder = HERE): void {
  const stamp = hashInputs(folder);
  const made = join(folder, "compiled");
  const stampFile = join(made, ".inputs");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  const modules = writeModules(readMessages(folder));
  mkdirSync(join(made, "messages"), { recursive: true });
  for (const [path, text] of modules) writeWhenChanged(join(made, path), text);
  removeOthers(made, modules);
  writeFileSync(stampFile, stamp);
}

function hashInputs(folder: string): string {
  const hash = createHash("sha256");
  for (const file of COMPILER) hash.update(readFileSync(join(HERE, file)));
  for (const file of messageFiles(folder)) hash.update(`${file}\n`).update(readFileSync(join(folder, file)));
  return hash.digest("hex");
}

/** Leaves an unchanged file alone, so that nothing watching it rebuilds. */
function writeWhenChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, "utf8") === text) return;
  writeFileSync(path, text);
}

/** What was said once and is no longer. */
function removeOthers(made: string, modules: Map<string, string>): void {
  const entries = readdirSync(made, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (!modules.has(path.slice(made.length + 1))) rmSync(path);
  }
}
