import { sql } from "kysely";
import type { Db, Tx } from "#platform/database/database.ts";

/** Puts a new set of codes in the place of whatever there was. */
export async function replaceCodes(
  tx: Tx,
  set: { userId: string; factorId: string; hashes: string[]; now: Date },
): Promise<void> {
  const { userId, factorId, hashes, now } = set;
  await tx.deleteFrom("auth.recovery_codes").where("user_id", "=", userId).execute();
  await tx
    .insertInto("auth.recovery_codes")
    .values(
      hashes.map((code_hash) => ({
        id: crypto.randomUUID(),
        factor_id: factorId,
        user_id: userId,
        code_hash,
        created_at: now,
      })),
    )
    .execute();
}

/** Uses a code up; false when it is none of this person's, or was used before. */
export async function takeCode(
  tx: Tx,
  { userId, codeHash, now }: { userId: string; codeHash: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("auth.recovery_codes")
    .set({ used_at: now })
    .where("user_id", "=", userId)
    .where("code_hash", "=", codeHash)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function countCodes(db: Db | Tx, factorId: string): Promise<{ total: number; remaining: number }> {
  return db
    .selectFrom("auth.recovery_codes")
    .select([
      sql<number>`count(*)::int`.as("total"),
      sql<number>`count(*) filter (where used_at is null)::int`.as("remaining"),
    ])
    .where("factor_id", "=", factorId)
    .executeTakeFirstOrThrow();
}
