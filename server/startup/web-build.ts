import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { places } from "#platform/places.ts";
import { hashInputs, ROOT } from "./build-inputs.ts";

const run = promisify(execFile);
const STAMP = join(ROOT, "build/.inputs");
const INPUTS = ["web", "domain", "messages", "package.json", "vite.config.ts", "react-router.config.ts"];

/** Builds the web part if anything it is made from has changed since the last build; says so through `onBuild`. */
export async function buildWebWhenStale({ onBuild }: { onBuild: () => void }): Promise<void> {
  const stamp = hashInputs(INPUTS);
  const isBuilt = existsSync(STAMP) && existsSync(places.webServer);
  if (isBuilt && readFileSync(STAMP, "utf8") === stamp) return;
  onBuild();
  await makePictures();
  const cli = join(ROOT, "node_modules/@react-router/dev/bin.cjs");
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
