import type { Db, Tx } from "#platform/database/database.ts";
import { readStatus } from "../accounts/read-status.ts";
import type { Deps } from "../deps.ts";

/**
 * The account that already stands at an invited address. One that still waits for approval may be taken over by
 * the invitation, which proves the address anew; one that somebody decided on is entered by signing in.
 */
export async function findClaimedAccount(
  { auth }: Pick<Deps, "auth">,
  { db, email }: { db: Db | Tx; email: string },
) {
  const account = await auth.getUserByEmail(email, { db });
  if (!account) return null;
  const status = await readStatus(db, account.id);
  return { id: account.id, isDecided: status !== null && status !== "pending" };
}
