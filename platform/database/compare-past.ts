import { MigrationError } from "./migration-error.ts";

/** A migration as a database records it. */
export type Recorded = { name: string; checksum: string };

/** Whether a migration takes away what older code may use, and so waits for its own command. */
export function isContract(name: string): boolean {
  return name.endsWith("_contract");
}

/** The number of a migration; the larger one comes later. */
export function numberOf(name: string): number {
  return Number(name.slice(0, 4));
}

/**
 * Which migrations of this code a database has not seen. Refuses what was edited, what comes too late, and a database
 * that is not this code's: newer code may have added to it, but not taken away.
 */
export function comparePast<M extends Recorded>({ migrations, applied }: Past<M>): M[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  const newest = migrations.at(-1)?.name ?? "";
  for (const { name, checksum } of applied) {
    const migration = known.get(name);
    if (!migration) refuseUnknown({ name, newest });
    else if (migration.checksum !== checksum)
      throw new MigrationError(`migration ${name} was edited after it was applied`);
  }
  const done = new Set(applied.map(({ name }) => name));
  const last = applied.at(-1)?.name ?? "";
  const pending = migrations.filter(({ name }) => !done.has(name));
  // What takes away may come at any time after what was added with it.
  const late = pending.find(({ name }) => name < last && !isContract(name));
  if (late) throw new MigrationError(`migration ${late.name} comes before ${last}, which is already applied`);
  return pending;
}

type Past<M> = { migrations: readonly M[]; applied: readonly Recorded[] };

function refuseUnknown({ name, newest }: { name: string; newest: string }): void {
  if (isContract(name))
    throw new MigrationError(
      `migration ${name} has taken away what this code may use: newer code is needed, or the backup from before it`,
    );
  // Older than what this code brings: it is no newer code's addition, but another history.
  if (name < newest)
    throw new MigrationError(`migration ${name} was applied to this database but is unknown here`);
}
