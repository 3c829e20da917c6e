import { AuthError } from "#auth/errors.ts";
import type { Call } from "#auth/http/call.ts";
import { requireMailAllowance } from "#auth/mails/mail-allowance.ts";
import { mailOneTime } from "#auth/mails/mail-one-time.ts";
import type { Place } from "#auth/sessions/place.ts";
import { placeOf } from "#auth/sessions/places.ts";
import type { FullUser } from "#auth/users/user-object.ts";
import { transact } from "#platform/database/transact.ts";

/**
 * Asks the mailbox what the provider would not say. The mail is a sign-in link, the only kind that vouches for
 * the provider's identity when it is followed (redeem-token.ts). Too many mails to one address are not sent.
 */
export async function mailProof({ deps, redirectTo, origin }: Call, user: FullUser): Promise<void> {
  const address = user.email;
  if (!address || !(await mayMail(deps, placeOf(deps, { email: address, origin })))) return;
  await transact(deps.database.db, (tx) =>
    mailOneTime(tx, deps, {
      user,
      kind: "magiclink",
      address,
      redirectTo,
      claim: { passwordHash: null },
      origin,
    }),
  );
}

async function mayMail(deps: Call["deps"], place: Place): Promise<boolean> {
  try {
    await requireMailAllowance(deps, "magiclink", place);
    return true;
  } catch (error) {
    if (error instanceof AuthError) return false;
    throw error;
  }
}
