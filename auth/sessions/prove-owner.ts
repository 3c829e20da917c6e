import type { Deps } from "#auth/deps.ts";
import { AuthError } from "#auth/errors.ts";
import { takeByCode } from "#auth/one-time/one-time-tokens.ts";
import type { Claims } from "#auth/tokens/access-token.ts";
import { findUser } from "#auth/users/queries.ts";
import { type FullUser, hasVerifiedFactor } from "#auth/users/user-object.ts";
import { transact } from "#platform/database/transact.ts";
import type { Place } from "./place.ts";
import { placeOfSession } from "./places.ts";

const FRESH_SECONDS = 300;
const FACTOR_METHODS = ["totp", "mfa/phone", "mfa/webauthn", "mfa/recovery_code"];

export type OwnerProof = { password?: string | undefined; nonce?: string | undefined };
export type ProofOutcome = "proved" | "not_proved" | "needs_second_factor" | "too_often";

/**
 * Whether the bearer of a token shows again that the account is theirs: by its password, the mailed code of
 * /reauthenticate, or a second factor used in the last five minutes. Who has a factor must have used it in this
 * session, whatever else they show.
 */
export async function proveOwner(
  deps: Deps,
  { claims, proof }: { claims: Claims; proof: OwnerProof },
): Promise<ProofOutcome> {
  const user = await findUser(deps.database.db, claims.sub);
  if (!user) return "not_proved";
  if (hasVerifiedFactor(user) && claims.aal !== "aal2") return "needs_second_factor";
  if (proof.password !== undefined) {
    const place = placeOfSession({ email: user.email ?? user.id, sessionId: claims.session_id });
    return provePassword(deps, { user, place, password: proof.password });
  }
  if (proof.nonce !== undefined) return proveNonce(deps, user, proof.nonce);
  const since = deps.clock.now().getTime() / 1_000 - FRESH_SECONDS;
  const isFresh = claims.amr.some(
    ({ method, timestamp }) => FACTOR_METHODS.includes(method) && timestamp >= since,
  );
  return isFresh ? "proved" : "not_proved";
}

/** Wrong passwords count as they do at the sign-in, or this would be a second door to guess at. */
async function provePassword(
  deps: Deps,
  { user, place, password }: { user: FullUser; place: Place; password: string },
): Promise<ProofOutcome> {
  try {
    await deps.accountGuard.requireOpen(place);
    if (await deps.passwords.verify(user.password_hash, password)) return "proved";
    await deps.accountGuard.countFailure(place);
    return "not_proved";
  } catch (error) {
    if (error instanceof AuthError && error.code === "over_request_rate_limit") return "too_often";
    throw error;
  }
}

async function proveNonce(deps: Deps, user: FullUser, nonce: string): Promise<ProofOutcome> {
  const taken = await transact(deps.database.db, (tx) =>
    takeByCode(tx, deps, { address: user.email ?? "", kinds: ["reauthentication"], code: nonce }),
  );
  return taken?.user_id === user.id ? "proved" : "not_proved";
}
