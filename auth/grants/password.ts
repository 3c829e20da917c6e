import { z } from "zod";
import type { Deps } from "#auth/deps.ts";
import { AuthError } from "#auth/errors.ts";
import type { Call } from "#auth/http/call.ts";
import { rawText, readFields, text } from "#auth/http/fields.ts";
import { json } from "#auth/http/replies.ts";
import { describeWeakness, findWeaknesses } from "#auth/passwords/password-rules.ts";
import { issueSession } from "#auth/sessions/issue-session.ts";
import { placeOf } from "#auth/sessions/places.ts";
import { toTokenBody } from "#auth/sessions/token-body.ts";
import { normaliseEmail } from "#auth/users/contact.ts";
import { findPasswordHash, findUserByEmail } from "#auth/users/queries.ts";
import { isBanned } from "#auth/users/user-object.ts";

const Body = z.object({ email: text, phone: text, password: rawText });

/** grant_type=password: what is wrong is told only to whoever knows the password (§3.2, P18, P19). */
export async function grantPassword({ deps, body, origin }: Call): Promise<Response> {
  const { email: given, phone, password } = readFields(Body, body);
  if (given && phone) {
    throw new AuthError("validation_failed", {
      message: "Only an email address or phone number should be provided on login.",
    });
  }
  if (phone) throw new AuthError("phone_provider_disabled", { status: 422 });
  if (!given || !password) throw new AuthError("validation_failed", { message: "missing email or password" });
  const email = normaliseEmail(given);
  const place = placeOf(deps, { email, origin });
  await deps.accountGuard.requireOpen(place);
  const { db } = deps.database;
  const passwordHash = await findPasswordHash(db, email);
  // Hashing leaves this thread idle for longer than the rest of the account takes to read.
  const [isRight, user] = await Promise.all([
    deps.passwords.verify(passwordHash, password),
    findUserByEmail(db, email),
  ]);
  if (!user || !isRight || user.deleted_at || user.password_hash !== passwordHash) {
    await deps.accountGuard.countFailure(place);
    throw new AuthError("invalid_credentials");
  }
  if (isBanned(user, deps.clock.now())) throw new AuthError("user_banned", { status: 400 });
  if (!user.email_confirmed_at) throw new AuthError("email_not_confirmed");
  const issued = await issueSession(db, deps, {
    userId: user.id,
    method: "password",
    origin,
    checked: user,
  });
  return json({ ...(await toTokenBody(deps, issued)), ...warnOfWeakness(deps, password) });
}

/** A weak password still signs in; the client is told so that it can ask for a better one. */
function warnOfWeakness({ config }: Deps, password: string) {
  const reasons = findWeaknesses(password, config);
  return reasons.length > 0 ? { weak_password: { message: describeWeakness(reasons, config), reasons } } : {};
}
