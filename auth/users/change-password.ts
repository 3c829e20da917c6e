import { type Origin, writeAudit } from "#auth/audit/queries.ts";
import type { Deps } from "#auth/deps.ts";
import { deleteTokensOf } from "#auth/one-time/queries.ts";
import { deleteSessions, type SessionScope } from "#auth/sessions/queries.ts";
import type { Tx } from "#platform/database/database.ts";
import { updateUser } from "./queries.ts";

/** Sets a password; every link and code mailed before is void, and the sessions in scope end (P25). */
export async function changePassword(
  tx: Tx,
  deps: Deps,
  input: { userId: string; passwordHash: string; ends: SessionScope; origin: Origin },
): Promise<void> {
  const { userId, passwordHash, ends, origin } = input;
  const now = deps.clock.now();
  await updateUser(tx, { id: userId, changes: { password_hash: passwordHash }, now });
  await deleteTokensOf(tx, userId);
  await deleteSessions(tx, userId, ends);
  await writeAudit(tx, { action: "user_password_changed", userId, origin, now });
}
