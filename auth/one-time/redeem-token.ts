import { type Origin, writeAudit } from "#auth/audit/queries.ts";
import type { Deps } from "#auth/deps.ts";
import { AuthError } from "#auth/errors.ts";
import { noteProviders } from "#auth/identities/note-providers.ts";
import { deleteProviderIdentities } from "#auth/identities/queries.ts";
import { findUser, lockUser, putOwnIdentity, updateUser } from "#auth/users/queries.ts";
import { isBanned, type UserRow } from "#auth/users/user-object.ts";
import type { Tx } from "#platform/database/database.ts";
import { confirmEmailChange, type Redeemed } from "./confirm-email-change.ts";
import { deleteTokensOf, type OneTimeToken } from "./queries.ts";

/** Carries out what a taken token stands for. Success clears every other one-time token of the user (P25). */
export async function redeemToken(
  tx: Tx,
  deps: Deps,
  { token, origin }: { token: OneTimeToken; origin: Origin },
): Promise<Redeemed> {
  const user = await lockUser(tx, token.user_id);
  if (!user || user.deleted_at) throw new AuthError("otp_expired");
  if (isBanned(user, deps.clock.now())) throw new AuthError("user_banned");
  if (token.kind === "email_change_current" || token.kind === "email_change_new") {
    return confirmEmailChange(tx, deps, { token, user, origin });
  }
  // The account was given another address since the mail was written.
  if (token.address !== user.email) throw new AuthError("otp_expired");
  if (!user.email_confirmed_at) await confirmEmail(tx, deps, { token, user, origin });
  await deleteTokensOf(tx, user.id);
  return { userId: user.id, isComplete: true };
}

async function confirmEmail(
  tx: Tx,
  deps: Deps,
  { token, user, origin }: { token: OneTimeToken; user: UserRow; origin: Origin },
): Promise<void> {
  const now = deps.clock.now();
  const email = user.email!;
  await updateUser(tx, {
    id: user.id,
    changes: {
      email_confirmed_at: now,
      // Whoever signed up with this address before its owner came does not keep a way in (P4).
      ...(token.sets_password ? { password_hash: token.password_hash } : {}),
      ...(token.user_metadata ? { user_metadata: JSON.stringify(token.user_metadata) } : {}),
    },
    now,
  });
  // A sign-in link goes to an unconfirmed address only when a provider's sign-in asked for it; any other mail
  // was asked for by somebody the provider never saw (P4).
  if (token.kind !== "magiclink") await deleteProviderIdentities(tx, user.id);
  const data = { email, email_verified: true, phone_verified: false };
  await putOwnIdentity(tx, { userId: user.id, provider: "email", data, email, now });
  await noteProviders(tx, { userId: user.id, now });
  await writeAudit(tx, {
    action: "user_confirmed",
    userId: user.id,
    origin,
    details: { by: token.kind },
    now,
  });
  await deps.onUserProven?.(tx, (await findUser(tx, user.id))!);
}
