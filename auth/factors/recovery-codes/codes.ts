import { randomBytes } from "node:crypto";
import type { KeyRing } from "#auth/keys/key-ring.ts";
import { hashCode } from "#auth/tokens/secrets.ts";

export const TOTAL = 10;
const LENGTH = 16;
// 32 signs without those that are mistaken for another: five bits each, 80 in a code.
const SIGNS = "abcdefghijkmnpqrstuvwxyz23456789";

/** Ten codes for paper. */
export function makeCodes(): string[] {
  return Array.from({ length: TOTAL }, () =>
    [...randomBytes(LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join(""),
  );
}

/** The one spelling of a code, however it was copied. */
export function normaliseRecoveryCode(typed: string): string {
  return typed.replace(/[\s-]/g, "").toLowerCase();
}

/** What is kept of a code: worth nothing without the server's key, nor for another person. */
export function hashRecoveryCode(
  { keys }: { keys: KeyRing },
  { userId, code }: { userId: string; code: string },
): string {
  return hashCode({ key: keys.secret("one-time-code"), scope: `recovery_code\n${userId}`, code });
}
