import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

const ENTRY = new URL("./api-process-entry.ts", import.meta.url).pathname;

/** A server without pages in a process of its own, so that a test can kill it. */
export async function startApiProcess(env: Record<string, string>) {
  const child = spawn(process.execPath, [decodeURI(ENTRY)], {
    env: { ...process.env, PORT: "0", RATE_LIMIT_SCALE: "1000000", LOG_LEVEL: "silent", DEMO: "0", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).once("line", resolve);
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
