import { readFileSync } from "node:fs";
import type { AuthConfig } from "#auth/auth-config.ts";
import { AuthError } from "#auth/errors.ts";
import { places } from "#platform/places.ts";

export type Weakness = "length" | "pwned";

const MAX_BYTES = 72;
const common = new Set(readFileSync(places.commonPasswords, "utf8").trimEnd().split("\n"));

/** What is weak about a password: shorter than the rule (spec §9), or among the first that anyone would try. */
export function findWeaknesses(password: string, { passwordMinLength }: AuthConfig): Weakness[] {
  const weaknesses: Weakness[] = [];
  if ([...password].length < passwordMinLength) weaknesses.push("length");
  if (common.has(password.toLowerCase())) weaknesses.push("pwned");
  return weaknesses;
}

/** Refuses a new password that is too long for the protocol or too weak. */
export function requireStrongPassword(password: string, config: AuthConfig): void {
  if (Buffer.byteLength(password) > MAX_BYTES) {
    throw new AuthError("validation_failed", {
      message: `Password cannot be longer than ${MAX_BYTES} characters`,
    });
  }
  const reasons = findWeaknesses(password, config);
  if (reasons.length === 0) return;
  throw new AuthError("weak_password", {
    message: describeWeakness(reasons, config),
    body: { weak_password: { reasons } },
  });
}

export function describeWeakness(reasons: Weakness[], { passwordMinLength }: AuthConfig): string {
  return reasons.includes("length")
    ? `Password should be at least ${passwordMinLength} characters.`
    : "Password is known to be weak and easy to guess, please choose a different one.";
}
