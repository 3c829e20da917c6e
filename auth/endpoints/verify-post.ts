import { z } from "zod";
import { AuthError } from "#auth/errors.ts";
import type { Call } from "#auth/http/call.ts";
import { readFields, text } from "#auth/http/fields.ts";
import { json } from "#auth/http/replies.ts";
import { isVerifyType, KINDS_OF_TYPE, type OneTimeKind } from "#auth/one-time/kinds.ts";
import { takeByCode, takeByLink } from "#auth/one-time/one-time-tokens.ts";
import { redeemToken } from "#auth/one-time/redeem-token.ts";
import { type IssuedSession, issueSession } from "#auth/sessions/issue-session.ts";
import { toTokenBody } from "#auth/sessions/token-body.ts";
import { normaliseEmail } from "#auth/users/contact.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";

const Body = z.object({ type: text, token: text, token_hash: text, email: text, phone: text });

const HALF = "Confirmation link accepted. Please proceed to confirm link sent to the other email";

type Proof = { kinds: OneTimeKind[] } & ({ token: string } | { address: string; code: string });

/** POST /verify: a typed code or the hash of a link, for a session (§3.8). */
export async function verifyByPost(call: Call): Promise<Response> {
  const proof = readProof(call);
  // Nothing is thrown where a wrong code is counted: the count must be committed (P9).
  const outcome = await transact(call.deps.database.db, (tx) => redeem(tx, call, proof));
  if (outcome === "refused") throw new AuthError("otp_expired");
  if (outcome === "half") return json({ msg: HALF, code: "200" });
  return json(await toTokenBody(call.deps, outcome));
}

async function redeem(
  tx: Tx,
  { deps, origin }: Call,
  proof: Proof,
): Promise<IssuedSession | "refused" | "half"> {
  const token = "token" in proof ? await takeByLink(tx, deps, proof) : await takeByCode(tx, deps, proof);
  if (!token) return "refused";
  const { userId, isComplete } = await redeemToken(tx, deps, { token, origin });
  if (!isComplete) return "half";
  return issueSession(tx, deps, { userId, method: "otp", origin });
}

function readProof({ body }: Call): Proof {
  const { type, token: code, token_hash: token, email, phone } = readFields(Body, body);
  if (!type) throw invalid("Verify requires a verification type");
  if (type === "sms" || type === "phone_change") throw new AuthError("otp_expired");
  if (!isVerifyType(type)) throw invalid("Verify requires a known verification type");
  const kinds = KINDS_OF_TYPE[type];
  if (token) {
    if (email || phone) throw invalid("Only the token_hash and type should be provided");
    return { kinds, token };
  }
  if (!code) throw invalid("Verify requires a token or a token hash");
  if (!email) throw invalid("Only an email address or phone number should be provided on verify");
  return { kinds, address: normaliseEmail(email), code };
}

function invalid(message: string): AuthError {
  return new AuthError("validation_failed", { message });
}
