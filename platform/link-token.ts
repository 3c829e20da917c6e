import { createHash, randomBytes } from "node:crypto";

/** A new secret for a link in a mail: 43 characters that fit into an address. */
export function newLinkToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a secret: enough to recognise it, not enough to use it. */
export function hashLinkToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
