import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

/** 256 random bits for a link or a code exchange. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Six digits, for people to type. */
export function randomCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/** What is stored of a random token: enough entropy that a plain hash suffices. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** What is stored of a short code: worthless without the server's key. */
export function hashCode({ key, scope, code }: { key: Buffer; scope: string; code: string }): string {
  return createHmac("sha256", key).update(`${scope}\n${code}`).digest("hex");
}

/** Compares in a time that says nothing about where two texts differ. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
