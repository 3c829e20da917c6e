import { comparePast, isContract } from "./compare-past.ts";
import type { Database } from "./database.ts";
import { inTurn, readMigrations } from "./migrate.ts";
import { MigrationBusyError, MigrationError } from "./migration-error.ts";
import { findOlderNodes } from "./nodes.ts";

/**
 * Applies the migrations that take away, in their order; returns their names. Refuses while what they were written
 * beside is missing, and while a node is alive whose code may still use what would go.
 */
export async function contract(database: Database, migrations = readMigrations()): Promise<string[]> {
  return inTurn(database, async ({ applied, connection }) => {
    const pending = comparePast({ migrations, applied });
    const missing = pending.find(({ name }) => !isContract(name));
    if (missing)
      throw new MigrationError(
        `migration ${missing.name} is not applied yet: start a node of this code first`,
      );
    for (const { name } of pending) {
      const older = await findOlderNodes(connection, name);
      if (older.length > 0)
        throw new MigrationBusyError(
          `migration ${name} would take away what nodes of older code may use:\n${older.join("\n")}`,
        );
    }
    return pending;
  });
}
