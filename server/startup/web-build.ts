import { execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, "../..");
const STAMP = join(ROOT, "build/.inputs");
const INPUTS = ["web", "domain", "messages", "package.json", "vite.config.ts", "react-router.config.ts"];
// Made by the build itself.
const MADE = /^(web\/public\/art|web\/art\/generated|messages\/compiled)\//;

export const WEB_BUILD = { client: join(ROOT, "build/client"), server: join(ROOT, "build/server/index.js") };

/** Builds the web part if anything it is made from has changed since the last build; says so through `onBuild`. */
export async function buildWebWhenStale({ onBuild }: { onBuild: () => void }): Promise<void> {
  const stamp = hashInputs();
  const isBuilt = existsSync(STAMP) && existsSync(WEB_BUILD.server);
  if (isBuilt && readFileSync(STAMP, "utf8") === stamp) return;
  const cli = join(ROOT, "node_modules/@react-router/dev/bin.cjs");
  // A machine that only runs the platform has no build tools; it is given the build.
  if (isBuilt && !existsSync(cli)) return;
  onBuild();
  await makePictures();
  const env = { ...process.env, NODE_ENV: "production" };
  await run(process.execPath, [cli, "build"], { cwd: ROOT, env, maxBuffer: 64 * 1_024 * 1_024 });
  // What was there when the build began: a file that changed meanwhile makes it stale again.
  writeFileSync(STAMP, stamp);
}

/** In a process of its own, which tells how far it is; the build then finds them made. */
async function makePictures(): Promise<void> {
  const script = join(ROOT, "web/art/build-now.ts");
  const making = spawn(process.execPath, [script], { cwd: ROOT, stdio: "inherit" });
  const [code] = await once(making, "exit");
  if (code !== 0) throw new Error("the pictures could not be made");
}

function hashInputs(): string {
  const hash = createHash("sha256");
  for (const file of INPUTS.flatMap(listFiles))
    hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  return hash.digest("hex");
}

function listFiles(input: string): string[] {
  const path = join(ROOT, input);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [input];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((file) => !MADE.test(file))
    .sort();
}
