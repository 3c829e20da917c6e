import type { Recalls } from "#domain/materials/materials.ts";
import type { Deps } from "../../deps.ts";
import { findRecalls } from "./queries.ts";

const AT_ONCE = 20;

/** What the reader took and was replaced since, until they take the new one. */
export async function listRecalls({ db }: Pick<Deps, "db">, userId: string): Promise<Recalls> {
  const rows = await findRecalls(db, { userId, limit: AT_ONCE });
  return { recalls: rows.map((row) => ({ ...row, takenAt: row.takenAt.toISOString() })) };
}
