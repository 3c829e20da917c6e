import { z } from "zod";
import { writeAudit } from "#auth/audit/queries.ts";
import { AuthError } from "#auth/errors.ts";
import type { Call } from "#auth/http/call.ts";
import { flag, metadata, pkce, readFields, text } from "#auth/http/fields.ts";
import { json } from "#auth/http/replies.ts";
import { requireMailAllowance } from "#auth/mails/mail-allowance.ts";
import { mailOneTime } from "#auth/mails/mail-one-time.ts";
import { placeOf } from "#auth/sessions/places.ts";
import { type Challenge, readChallenge } from "#auth/tokens/pkce.ts";
import { normaliseEmail } from "#auth/users/contact.ts";
import { createAccount } from "#auth/users/create-account.ts";
import { mergeMetadata } from "#auth/users/metadata.ts";
import { findUserByEmail } from "#auth/users/queries.ts";
import { type FullUser, isConfirmed, type Metadata } from "#auth/users/user-object.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";

const Body = z.object({
  email: text,
  phone: text,
  channel: text,
  create_user: flag,
  data: metadata,
  ...pkce,
});

/** POST /otp and /magiclink: a link and a code to sign in with; a new address is signed up by it (§3.5). */
export async function sendOtp(call: Call): Promise<Response> {
  const { deps } = call;
  const fields = readFields(Body, call.body);
  const { email, phone, channel, create_user: mayCreate = true, data = {}, ...flow } = fields;
  if (email && phone) throw invalid("Only an email address or phone number should be provided");
  if (email && channel) throw invalid("Channel should only be specified with Phone OTP");
  if (phone) throw new AuthError("phone_provider_disabled");
  if (!email) throw invalid("One of email or phone must be set");
  const address = normaliseEmail(email);
  const challenge = readChallenge(flow);
  const userMetadata = mergeMetadata({}, data);
  await requireMailAllowance(deps, "magiclink", placeOf(deps, { email: address, origin: call.origin }));
  const send = () =>
    transact(deps.database.db, async (tx) => {
      const user =
        (await findUserByEmail(tx, address)) ??
        (await register(tx, call, { address, userMetadata, mayCreate }));
      await mailSignIn(tx, call, { user, address, challenge });
    });
  // A stranger costs more than a friend; where neither is refused, the answer does not wait to tell (P19).
  if (mayCreate && deps.config.isSignupOpen) deps.afterwards(send);
  else await send();
  return json({});
}

async function register(
  tx: Tx,
  { deps, origin, language }: Call,
  { address, userMetadata, mayCreate }: { address: string; userMetadata: Metadata; mayCreate: boolean },
): Promise<FullUser> {
  // The protocol's own leak: a client that asks not to create learns that nobody is there.
  if (!mayCreate) throw new AuthError("otp_disabled");
  if (!deps.config.isSignupOpen) throw new AuthError("signup_disabled");
  const created = await createAccount(tx, deps, { email: address, userMetadata, language });
  if (!created) return (await findUserByEmail(tx, address)) ?? refuseForNow();
  await writeAudit(tx, { action: "user_signedup", userId: created.id, origin, now: deps.clock.now() });
  return created;
}

/** An unconfirmed address gets the confirmation mail, which signs in as well, without any password set before. */
function mailSignIn(
  tx: Tx,
  { deps, redirectTo, origin }: Call,
  { user, address, challenge }: { user: FullUser; address: string; challenge: Challenge | null },
): Promise<void> {
  const mail = { user, address, redirectTo, challenge, origin };
  if (isConfirmed(user)) return mailOneTime(tx, deps, { ...mail, kind: "magiclink" });
  return mailOneTime(tx, deps, { ...mail, kind: "signup", claim: { passwordHash: null } });
}

/** The address was taken and given up again, all in this moment. */
function refuseForNow(): never {
  throw new AuthError("request_timeout");
}

function invalid(message: string): AuthError {
  return new AuthError("validation_failed", { message });
}
