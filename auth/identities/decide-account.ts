import { isConfirmed, type UserRow } from "#auth/users/user-object.ts";

type Holder = Pick<UserRow, "email" | "email_confirmed_at" | "phone_confirmed_at">;

/**
 * sign_in: it is this account's own way in. link: both sides have verified the address, so it becomes one.
 * claim: nobody ever confirmed the account, and now the owner of the address is here. create: a new account.
 * await_mail: a mail must first prove the address. refuse: the address is somebody's, and nothing proves it.
 */
export type Decision = "sign_in" | "link" | "claim" | "create" | "await_mail" | "refuse";

/** Whose account a provider's word opens (§3.12, P3, P4). */
export function decideAccount({
  email,
  isEmailVerified,
  isAutoconfirmed,
  known,
  holder,
}: {
  email: string | null;
  isEmailVerified: boolean;
  /** New addresses need no proof here; addresses of others always do. */
  isAutoconfirmed: boolean;
  /** The account that already signs in this way. */
  known: Holder | null;
  /** The account that carries the address. */
  holder: Holder | null;
}): Decision {
  if (known && isConfirmed(known)) return "sign_in";
  if (known) return isEmailVerified && email === known.email ? "claim" : "await_mail";
  if (!holder) return isEmailVerified || isAutoconfirmed ? "create" : "await_mail";
  if (!isEmailVerified) return "refuse";
  if (!isConfirmed(holder)) return "claim";
  return isVerifiedFor(holder, email) ? "link" : "refuse";
}

/** An address that an account merely carries beside a confirmed number proves nothing about it. */
function isVerifiedFor(holder: Holder, email: string | null): boolean {
  return holder.email_confirmed_at !== null || holder.email !== email;
}
