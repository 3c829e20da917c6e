import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { builtFile } from "#server/startup/process-build.ts";
import { freePort } from "#testing/free-port.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Builds and starts a house with its demo world on a database of its own. */
export async function startHouse({ databaseUrl, dataDir }: { databaseUrl: string; dataDir: string }) {
  execFileSync(process.execPath, ["server/build.ts"], { cwd: ROOT, stdio: "ignore" });
  const port = String(await freePort());
  const { PATH, HOME, TMPDIR } = process.env;
  const env = { PATH, HOME, TMPDIR, PORT: port, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const child = spawn(process.execPath, [builtFile("main")], {
    ...{ cwd: ROOT, stdio: "ignore" },
    env: { ...env, DEMO: "1", RATE_LIMIT_SCALE: "100000", LOG_LEVEL: "error" },
  });
  const exited = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the house ended with ${child.exitCode}`);
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return {
    url,
    stop: async () => {
      child.kill("SIGTERM");
      await exited;
    },
  };
}
