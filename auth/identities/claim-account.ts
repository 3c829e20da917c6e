import { type Origin, writeAudit } from "#auth/audit/queries.ts";
import type { Deps } from "#auth/deps.ts";
import type { ProviderAccount } from "#auth/providers/provider-account.ts";
import { mergeMetadata } from "#auth/users/metadata.ts";
import { findUser, updateUser } from "#auth/users/queries.ts";
import type { Tx } from "#platform/database/database.ts";
import { addIdentity } from "./add-identity.ts";
import { deleteEveryWayIn } from "./queries.ts";

/**
 * The owner of an address takes over an account that nobody had confirmed. Whoever made it keeps nothing: no
 * password, session, factor, identity, mailed link or word about themselves (P4).
 */
export async function claimAccount(
  tx: Tx,
  deps: Deps,
  { userId, account, origin }: { userId: string; account: ProviderAccount; origin: Origin },
): Promise<void> {
  const now = deps.clock.now();
  await deleteEveryWayIn(tx, userId);
  const nothing = {
    password_hash: null,
    phone: null,
    new_email: null,
    new_phone: null,
    email_change_confirmed: null,
    email_change_sent_at: null,
  };
  const user_metadata = JSON.stringify(mergeMetadata({}, account.data));
  const changes = { ...nothing, user_metadata, email_confirmed_at: now };
  await updateUser(tx, { id: userId, changes, now });
  await addIdentity(tx, { userId, account, now });
  const details = { by: account.provider };
  await writeAudit(tx, { action: "user_confirmed", userId, origin, details, now });
  await deps.onUserProven?.(tx, (await findUser(tx, userId))!);
}
