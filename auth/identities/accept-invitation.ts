import type { Origin } from "#auth/audit/queries.ts";
import type { Deps } from "#auth/deps.ts";
import { AuthError } from "#auth/errors.ts";
import { takeTokenByHash } from "#auth/one-time/queries.ts";
import type { ProviderAccount } from "#auth/providers/provider-account.ts";
import { lockUser } from "#auth/users/queries.ts";
import { isBanned, isConfirmed } from "#auth/users/user-object.ts";
import type { Tx } from "#platform/database/database.ts";
import { claimAccount } from "./claim-account.ts";

/**
 * Accepts an invitation with a provider's account instead of a password. The mailed token proves the address,
 * so the provider need not have verified it, only know the person by it.
 */
export async function acceptInvitation(
  tx: Tx,
  deps: Deps,
  { tokenHash, account, origin }: { tokenHash: string; account: ProviderAccount; origin: Origin },
): Promise<string> {
  const now = deps.clock.now();
  const token = await takeTokenByHash(tx, { tokenHash, kinds: ["invite"] });
  const user = token && (await lockUser(tx, token.user_id));
  const isGood = token && token.expires_at > now && user?.email === token.address && !isConfirmed(user);
  if (!isGood) throw new AuthError("otp_expired");
  if (isBanned(user, now)) throw new AuthError("user_banned");
  if (account.email !== user.email) {
    throw new AuthError("validation_failed", {
      message: "Invited email does not match emails from external provider",
    });
  }
  await claimAccount(tx, deps, { userId: user.id, account, origin });
  return user.id;
}
