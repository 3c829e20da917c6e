import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

const ENTRY = join(import.meta.dirname, "api-process-entry.ts");

/** A server without pages in a process of its own. MIGRATIONS names the folder of those that its code knows. */
export function spawnApiProcess(env: Record<string, string>) {
  return spawn(process.execPath, [ENTRY], {
    env: { ...process.env, PORT: "0", RATE_LIMIT_SCALE: "1000000", LOG_LEVEL: "silent", DEMO: "0", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
}

/** The same, once it is open, so that a test can kill it. */
export async function startApiProcess(env: Record<string, string>) {
  const child = spawnApiProcess(env);
  const exited = once(child, "exit");
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on("line", (line) => line.startsWith("http") && resolve(line));
    exited.then(([code]) => reject(new Error(`the process ended with ${code}`)), reject);
  });
  return {
    url,
    pid: child.pid!,
    end: async (signal: "SIGTERM" | "SIGKILL") => {
      child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
}
