import { IN_PROCESS, type Origin, writeAudit } from "#auth/audit/queries.ts";
import type { Deps } from "#auth/deps.ts";
import { inTransaction } from "#auth/transaction.ts";
import { updateUser } from "#auth/users/queries.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { requireAccount } from "./find-account.ts";

/**
 * Bans an account until a moment, or lifts the ban with null. Until then there is no new session and no
 * refresh, and every node refuses its tokens as soon as the transaction commits (0003_auth.sql); sessions
 * are kept, so that lifting the ban gives them back.
 */
export async function setBan(
  deps: Deps,
  { userId, until }: { userId: string; until: Date | null },
  { db = deps.database.db, origin = IN_PROCESS }: { db?: Db | Tx; origin?: Origin } = {},
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { banned_until: before } = await requireAccount(tx, userId);
    if (before?.getTime() === until?.getTime()) return;
    const now = deps.clock.now();
    await updateUser(tx, { id: userId, changes: { banned_until: until }, now });
    await writeAudit(tx, { action: until ? "user_banned" : "user_unbanned", userId, origin, now });
  });
}
