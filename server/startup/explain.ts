import { ConfigError } from "#platform/config.ts";
import { DataDirError } from "#platform/database/data-lock.ts";
import { MigrationError } from "#platform/database/migrate.ts";
import { FilesError } from "#platform/files/disk.ts";
import { ListenError } from "#platform/http/listen.ts";
import { ServiceKeyError } from "#platform/service-key.ts";
import { DemoPeopleError } from "./demo-people-error.ts";

/** Errors whose message is written for the person who starts the platform. */
const KNOWN = [DataDirError, MigrationError, ListenError, FilesError, ServiceKeyError, DemoPeopleError];

/** sysexits.h: the configuration is at fault. */
const EXIT_CONFIG = 78;

/** Says in one line for each problem what prevents a start, and ends the process with 78. */
export function exitWith(error: unknown): never {
  for (const line of explain(error)) console.error(line);
  process.exit(EXIT_CONFIG);
}

function explain(error: unknown): string[] {
  if (error instanceof ConfigError) return error.problems;
  if (KNOWN.some((kind) => error instanceof kind)) return [(error as Error).message];
  const { message, code } = error as NodeJS.ErrnoException;
  // The second is what the driver says of a server that takes the connection and then is silent.
  if (code === "ECONNREFUSED" || message === "timeout exceeded when trying to connect")
    return ["the database of DATABASE_URL does not answer"];
  return [`Lilamonde could not start: ${message || code || String(error)}`];
}
