import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { languages, wordFiles } from "./read-words.ts";

const run = promisify(execFile);
const folder = fileURLToPath(new URL(".", import.meta.url));
const stampFile = `${folder}compiled/.inputs`;
const own = ["project.inlang/settings.json", "compile-now.ts", "read-words.ts"];

/** Compiles the words of every capability into messages/compiled, doing nothing when no input changed since the last time. */
export async function compileMessages(): Promise<void> {
  const stamp = await hashInputs();
  if (existsSync(stampFile) && (await readFile(stampFile, "utf8")) === stamp) return;
  // In a process of its own: the compiler keeps timers that would hold the caller open for half a minute.
  await run(process.execPath, [`${folder}compile-now.ts`]);
  await writeFile(stampFile, stamp);
}

async function hashInputs(): Promise<string> {
  const hash = createHash("sha256");
  const inputs = [...own.map((file) => `${folder}${file}`), ...languages.flatMap(wordFiles)];
  for (const input of inputs) hash.update(`${input}\n`).update(await readFile(input));
  return hash.digest("hex");
}
