import { z } from "zod";
import { writeAudit } from "#auth/audit/queries.ts";
import { AuthError } from "#auth/errors.ts";
import type { Call } from "#auth/http/call.ts";
import { metadata, pkce, rawText, readFields, text } from "#auth/http/fields.ts";
import { json } from "#auth/http/replies.ts";
import { requireMailAllowance } from "#auth/mails/mail-allowance.ts";
import { mailOneTime } from "#auth/mails/mail-one-time.ts";
import { requireStrongPassword } from "#auth/passwords/password-rules.ts";
import { type IssuedSession, issueSession } from "#auth/sessions/issue-session.ts";
import { placeOf } from "#auth/sessions/places.ts";
import { toTokenBody } from "#auth/sessions/token-body.ts";
import { type Challenge, readChallenge } from "#auth/tokens/pkce.ts";
import { normaliseEmail } from "#auth/users/contact.ts";
import { createAccount } from "#auth/users/create-account.ts";
import { disguise } from "#auth/users/disguise.ts";
import { mergeMetadata } from "#auth/users/metadata.ts";
import { findUser, findUserByEmail, updateUser } from "#auth/users/queries.ts";
import { type FullUser, isConfirmed, type Metadata, toUserObject } from "#auth/users/user-object.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";

const Body = z.object({ email: text, phone: text, password: rawText, data: metadata, ...pkce });

type NewUser = {
  email: string;
  passwordHash: string;
  data: Metadata;
  challenge: Challenge | null;
  /** The password hash of an earlier, unconfirmed sign-up that was made with the same password. */
  sameAs: string | null;
};

/** POST /signup: a user awaiting confirmation, or a session where addresses confirm themselves (§3.1). */
export async function signUp(call: Call): Promise<Response> {
  const { deps } = call;
  const { email: givenEmail, phone, password, data: givenData = {}, ...flow } = readFields(Body, call.body);
  if (!deps.config.isSignupOpen) throw new AuthError("signup_disabled");
  if (!givenEmail && !phone) throw new AuthError("anonymous_provider_disabled");
  if (givenEmail && phone) {
    throw invalid("Only an email address or phone number should be provided on signup.");
  }
  if (!givenEmail) throw new AuthError("phone_provider_disabled");
  if (!password) throw invalid("Signup requires a valid password");
  const email = normaliseEmail(givenEmail);
  requireStrongPassword(password, deps.config);
  const challenge = readChallenge(flow);
  const data = mergeMetadata({}, givenData);
  const place = placeOf(deps, { email, origin: call.origin });
  if (!deps.config.isAutoconfirmed) await requireMailAllowance(deps, "signup", place);
  // Hashed and compared for every address alike, so that the time says nothing of who is known.
  const passwordHash = await deps.passwords.hash(password);
  const earlier = (await findUserByEmail(deps.database.db, email))?.password_hash ?? null;
  const sameAs = (await deps.passwords.verify(earlier, password)) ? earlier : null;
  const outcome = await transact(deps.database.db, (tx) =>
    register(tx, call, { email, passwordHash, data, challenge, sameAs }),
  );
  return json("session" in outcome ? await toTokenBody(deps, outcome) : outcome);
}

async function register(tx: Tx, call: Call, given: NewUser): Promise<IssuedSession | object> {
  const { deps, origin, language } = call;
  const { email, passwordHash, data } = given;
  const isEmailConfirmed = deps.config.isAutoconfirmed;
  const account = { email, passwordHash, userMetadata: data, language, isEmailConfirmed };
  const created = await createAccount(tx, deps, account);
  if (!created) return answerKnownAddress(tx, call, given);
  await writeAudit(tx, { action: "user_signedup", userId: created.id, origin, now: deps.clock.now() });
  if (isEmailConfirmed) {
    await deps.onUserProven?.(tx, created);
    return issueSession(tx, deps, { userId: created.id, method: "password", origin });
  }
  await mailConfirmation(tx, call, created, given);
  return toUserObject((await findUser(tx, created.id))!);
}

/** Says as little as the protocol allows: a confirmed address looks like a new one, but with no identities. */
async function answerKnownAddress(tx: Tx, call: Call, given: NewUser): Promise<object> {
  const { deps, origin } = call;
  const now = deps.clock.now();
  const known = await findUserByEmail(tx, given.email);
  if (!known) throw new AuthError("request_timeout");
  if (deps.config.isAutoconfirmed) throw new AuthError("user_already_exists");
  await writeAudit(tx, { action: "user_repeated_signup", userId: known.id, origin, now });
  const answer = toUserObject(disguise(known, { data: given.data, now }));
  if (isConfirmed(known)) return answer;
  // Two passwords claim the address, and a mail sent again could be anybody's: it will confirm neither (P4).
  if (known.password_hash !== given.sameAs) {
    await updateUser(tx, { id: known.id, changes: { password_hash: null }, now });
  }
  await mailConfirmation(tx, call, known, given);
  return answer;
}

function mailConfirmation(tx: Tx, call: Call, user: FullUser, given: NewUser) {
  return mailOneTime(tx, call.deps, {
    user,
    kind: "signup",
    address: given.email,
    redirectTo: call.redirectTo,
    challenge: given.challenge,
    claim: { passwordHash: given.passwordHash, userMetadata: given.data },
    origin: call.origin,
  });
}

function invalid(message: string): AuthError {
  return new AuthError("validation_failed", { message });
}
