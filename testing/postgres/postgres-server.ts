import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

const PASSWORD = "postgres";
const ENTRY = join(import.meta.dirname, "serve-postgres.ts");

/**
 * Starts a real PostgreSQL 18 in a temporary folder; `url` names a database on it. It runs under a process of its
 * own: the package that brings it ends whatever process it is loaded into with code 0, also one that has failed.
 */
export async function startPostgres() {
  const env = { ...process.env, POSTGRES_PASSWORD: PASSWORD };
  // Detached: a signal to the whole group must not take the database from a house that is still closing. It ends with
  // its input, so with whoever started it.
  const child = spawn(process.execPath, [ENTRY], { env, stdio: ["pipe", "pipe", "inherit"], detached: true });
  const exited = once(child, "exit");
  const port = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).once("line", resolve);
    exited.then(([code]) => reject(new Error(`PostgreSQL could not be started (${code})`)), reject);
  });
  return {
    url: (database: string) => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`,
    stop: async () => {
      child.stdin.end();
      await exited;
    },
  };
}
