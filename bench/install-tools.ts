import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "tools");

/** Installs what only the comparison needs beside it, unless what its lock file names is there already. */
export function installTools(): void {
  const [lock, installed] = ["package-lock.json", "node_modules/.package-lock.json"].map((file) =>
    join(FOLDER, file),
  ) as [string, string];
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log("installing the tools of the comparison…");
  execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: FOLDER, stdio: "inherit" });
}
