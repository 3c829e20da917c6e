import { createHmac } from "node:crypto";
import type { Config } from "#platform/config.ts";
import { hashLinkToken } from "#platform/link-token.ts";
import { deriveSecret, loadServiceKey } from "#platform/service-key.ts";

/** The secret of a calendar's address, made from its id and the house's key: only its hash is kept, yet its owner can read it again. */
export function feedToken(config: Config, feedId: string): string {
  const secret = deriveSecret(loadServiceKey(config), "checkpoint-feeds");
  return createHmac("sha256", secret).update(feedId).digest("base64url");
}

/** The address a calendar subscribes to; null where the house's key has changed since. */
export function feedUrl(
  config: Config,
  { id, token_hash }: { id: string; token_hash: string },
): string | null {
  const token = feedToken(config, id);
  if (hashLinkToken(token) !== token_hash) return null;
  return new URL(`/api/calendars/${token}.ics`, config.publicUrl).href;
}
