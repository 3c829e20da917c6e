import type { ConstructorOptions } from "pg-boss";
import type { Database } from "#platform/database/database.ts";

/** Where pg-boss keeps its tables, and the NOTIFY channel that says which queue has new work. */
export const SCHEMA = "pgboss";
export const CHANNEL = "jobs";

/** pg-boss's way into our database: every statement waits its turn like any other. */
export function createBossDatabase(database: Database): NonNullable<ConstructorOptions["db"]> {
  return {
    executeSql: (text, values) => {
      const isWhole = database.kind === "pglite" && !values?.length;
      return database.execute(isWhole ? withoutFrame(text) : text, values as unknown[] | undefined);
    },
  };
}

/**
 * pg-boss sends whole transactions as one text. Sent without BEGIN and COMMIT such a text is one transaction
 * all the same, and a failure in it does not leave the only connection of PGlite in an aborted one.
 */
function withoutFrame(text: string): string {
  return text.replace(/^\s*BEGIN;/i, "").replace(/COMMIT;?\s*$/i, "");
}
