import type { ConstructorOptions } from "pg-boss";
import type { Database } from "#platform/database/database.ts";

/** Where pg-boss keeps its tables, and the NOTIFY channel that says which queue has new work. */
export const SCHEMA = "pgboss";
export const CHANNEL = "jobs";

/** pg-boss's way into our database: every statement waits its turn like any other. */
export function createBossDatabase(database: Database): NonNullable<ConstructorOptions["db"]> {
  return {
    executeSql: async (text, values) => {
      try {
        return await database.execute(text, values as unknown[] | undefined);
      } catch (error) {
        // pg-boss sends whole transactions as one text; the one PGlite connection must not stay in a failed one.
        if (database.kind === "pglite" && !values?.length)
          await database.execute("rollback").catch(() => undefined);
        throw error;
      }
    },
  };
}
