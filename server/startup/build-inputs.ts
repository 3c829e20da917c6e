import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

export const ROOT = join(import.meta.dirname, "../..");
/** Made by a build itself. */
const MADE = /^(web\/public\/art|web\/art\/generated|messages\/compiled)\//;
const TEST = /\.test\.tsx?$|^(server|platform|auth|domain)\/(.*\/)?testing\//;

/** What a build is made from, as one short text: it changes with any file of these files and folders. */
export function hashInputs(inputs: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of inputs.flatMap(listFiles))
    hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  return hash.digest("hex");
}

function listFiles(input: string): string[] {
  const path = join(ROOT, input);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [input];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((file) => !MADE.test(file) && !TEST.test(file))
    .sort();
}
