import { fileURLToPath } from "node:url";
import type { Recorded } from "#platform/database/compare-past.ts";
import { readMigrationState, readMigrations } from "#platform/database/migrate.ts";
import { probeFolder } from "#platform/files/probe-folder.ts";
import { within } from "#platform/within.ts";
import type { Deps } from "../deps.ts";

const LIMIT_MS = 5_000;

/** Whether this process may be given traffic, part by part; each part has five seconds to answer. */
export function createReadiness(
  { config, database, jobs, log }: Deps,
  migrations: readonly Recorded[] = readMigrations(),
) {
  const { protocol } = new URL(config.filesUrl);
  const folders = [config.dataDir, ...(protocol === "file:" ? [fileURLToPath(config.filesUrl)] : [])];
  const readState = onceAtATime(() => readMigrationState(database, migrations));
  const readDisk = onceAtATime(() => Promise.all(folders.map(probeFolder)));

  async function ask<T>(part: string, question: Promise<T>): Promise<T | null> {
    try {
      const late = () => {
        throw new Error(`no answer within ${LIMIT_MS} ms`);
      };
      return await within(question, { ms: LIMIT_MS, late });
    } catch (error) {
      log.warn({ err: error, part }, "not ready");
      return null;
    }
  }

  return async ({ isClosing }: { isClosing: boolean }) => {
    const [state, disk] = await Promise.all([ask("database", readState()), ask("disk", readDisk())]);
    return {
      process: isClosing ? "closing" : "ok",
      database: state === null ? "unreachable" : "ok",
      migrations: state ?? "ok",
      jobs: jobs.isHealthy() ? "ok" : "not running",
      disk: disk === null ? "not answering" : (disk.find((state) => state !== "ok") ?? "ok"),
    };
  };
}

/** Whoever asks while the question is open waits for the same answer: what hangs must hang once only. */
function onceAtATime<T>(ask: () => Promise<T>): () => Promise<T> {
  let asking: Promise<T> | undefined;
  return () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}
