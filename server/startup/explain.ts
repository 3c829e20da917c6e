import { ConfigError } from "#platform/config.ts";
import { DataDirError } from "#platform/database/data-lock.ts";
import { MigrationBusyError, MigrationError } from "#platform/database/migration-error.ts";
import { FilesError } from "#platform/files/disk.ts";
import { ListenError } from "#platform/http/listen.ts";
import { ServiceKeyError } from "#platform/service-key.ts";
import { DemoPeopleError } from "./demo-people-error.ts";

/** Errors whose message is written for the person who starts the platform. */
const KNOWN = [MigrationError, FilesError, ServiceKeyError, DemoPeopleError];

/** By sysexits.h: the configuration is at fault, which does not mend itself; or what failed may pass, and another start may do. */
const EXIT_CONFIG = 78;
const EXIT_MAY_PASS = 75;

/** What a database says that is on its way up, has no room for now, or cannot be reached for a moment. */
const PASSING = [
  ...["ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN"],
  ...["57P01", "57P02", "57P03", "53300", "08001", "08006"],
];
/** What the driver says of a server that takes the connection and then is silent. */
const SILENT = "timeout exceeded when trying to connect";

/** Says in one line for each problem what prevents a start, and ends the process with the code that tells whether to try again. */
export function exitWith(error: unknown): never {
  const { lines, code } = explain(error);
  for (const line of lines) console.error(line);
  process.exit(code);
}

function explain(error: unknown): { lines: string[]; code: number } {
  if (error instanceof ConfigError) return { lines: error.problems, code: EXIT_CONFIG };
  const { message, code } = error as NodeJS.ErrnoException;
  // A port or folder that another process holds may be let go of by one that is just stopping.
  if (error instanceof ListenError || error instanceof DataDirError)
    return { lines: [message], code: error.mayPass ? EXIT_MAY_PASS : EXIT_CONFIG };
  if (error instanceof MigrationBusyError) return { lines: [message], code: EXIT_MAY_PASS };
  if (KNOWN.some((kind) => error instanceof kind)) return { lines: [message], code: EXIT_CONFIG };
  if (message === SILENT || PASSING.includes(code ?? ""))
    return { lines: ["the database of DATABASE_URL does not answer"], code: EXIT_MAY_PASS };
  const unknown = `Lilamonde could not start: ${message || code || String(error)}`;
  return { lines: [unknown], code: EXIT_MAY_PASS };
}
