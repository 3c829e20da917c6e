import { createHash } from "node:crypto";
import { AuthError } from "#auth/errors.ts";
import { isSameSecret } from "./secrets.ts";

export type Challenge = { challenge: string; method: "s256" | "plain" };

const CHALLENGE = /^[A-Za-z0-9._~-]{43,128}$/;

/** The challenge of a request: both members, or neither for the implicit flow. */
export function readChallenge({
  code_challenge: challenge,
  code_challenge_method: givenMethod,
}: {
  code_challenge?: string | undefined;
  code_challenge_method?: string | undefined;
}): Challenge | null {
  if (!challenge && !givenMethod) return null;
  if (!challenge || !givenMethod) {
    throw invalid("PKCE flow requires code_challenge_method and code_challenge");
  }
  const method = givenMethod.toLowerCase();
  if (method !== "s256" && method !== "plain") throw invalid("Invalid code challenge method");
  if (!CHALLENGE.test(challenge)) throw invalid("Code challenge has to be between 43 and 128 characters");
  return { challenge, method };
}

export function isVerifiedBy({ challenge, method }: Challenge, verifier: string): boolean {
  const answer =
    method === "plain" ? verifier : createHash("sha256").update(verifier).digest().toString("base64url");
  return isSameSecret(answer, challenge);
}

function invalid(message: string): AuthError {
  return new AuthError("validation_failed", { message });
}
