import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The data folder cannot be used; the message is the one line to print. */
export class DataDirError extends Error {}

/**
 * Marks a data folder as held by this process and returns the function that frees it. A mark left by a
 * process that is gone (killed, or its number taken by another program) is taken over.
 */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, "lock");
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    claim(file);
  } catch (error) {
    if (error instanceof DataDirError) throw error;
    const code = (error as NodeJS.ErrnoException).code ?? "unknown error";
    throw new DataDirError(`DATA_DIR ${dataDir} cannot be written (${code})`);
  }
  return () => rmSync(file, { force: true });
}

function claim(file: string): void {
  const mine = `${process.pid} ${startedAt(process.pid)}\n`;
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(file, mine, { flag: "wx", mode: 0o600 });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const [pid = "", started = ""] = readFileSync(file, "utf8").trim().split(" ");
    if (isAlive(Number(pid), started)) {
      throw new DataDirError(`DATA_DIR is in use by process ${pid}; stop it or choose another folder`);
    }
    rmSync(file, { force: true });
  }
  throw new DataDirError("DATA_DIR is being opened by another process");
}

function isAlive(pid: number, started: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return startedAt(pid) === started;
}

/** The process's start in clock ticks where the system tells it, so that a reused number is recognised. */
function startedAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "0";
  } catch {
    return "0";
  }
}
