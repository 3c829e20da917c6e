import { type Origin, writeAudit } from "#auth/audit/queries.ts";
import type { Deps } from "#auth/deps.ts";
import { AuthError } from "#auth/errors.ts";
import { isEmailTaken, putOwnIdentity, updateUser } from "#auth/users/queries.ts";
import type { UserRow } from "#auth/users/user-object.ts";
import type { Tx } from "#platform/database/database.ts";
import { deleteTokensOf, type OneTimeToken } from "./queries.ts";

/** Whether the proof is complete, or one mailbox of an e-mail change is still to answer. */
export type Redeemed = { userId: string; isComplete: boolean };

/** One mailbox of an e-mail change has answered; the address changes once both have (P26). */
export async function confirmEmailChange(
  tx: Tx,
  deps: Deps,
  { token, user, origin }: { token: OneTimeToken; user: UserRow; origin: Origin },
): Promise<Redeemed> {
  const now = deps.clock.now();
  const side = token.kind === "email_change_new" ? "new" : "current";
  const expected = side === "new" ? user.new_email : user.email;
  if (!user.new_email || token.address !== expected) throw new AuthError("otp_expired");
  const isOnlySide = user.email === null;
  const isOtherConfirmed = user.email_change_confirmed !== null && user.email_change_confirmed !== side;
  if (!isOnlySide && !isOtherConfirmed) {
    await updateUser(tx, { id: user.id, changes: { email_change_confirmed: side }, now });
    await deleteTokensOf(tx, user.id, [token.kind]);
    return { userId: user.id, isComplete: false };
  }
  await applyEmailChange(tx, { user, email: user.new_email, now });
  await writeAudit(tx, { action: "user_email_changed", userId: user.id, origin, now });
  return { userId: user.id, isComplete: true };
}

/** Gives the account its new, confirmed address; every earlier link and code is void (P25). */
export async function applyEmailChange(
  tx: Tx,
  { user, email, now }: { user: Pick<UserRow, "id">; email: string; now: Date },
): Promise<void> {
  if (await isEmailTaken(tx, email)) throw new AuthError("email_exists");
  await updateUser(tx, {
    id: user.id,
    changes: {
      email,
      email_confirmed_at: now,
      new_email: null,
      email_change_confirmed: null,
      email_change_sent_at: null,
    },
    now,
  });
  const data = { email, email_verified: true, phone_verified: false };
  await putOwnIdentity(tx, { userId: user.id, provider: "email", data, email, now });
  await deleteTokensOf(tx, user.id);
}
