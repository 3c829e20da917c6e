import { createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "#platform/config.ts";
import { deriveSecret, loadServiceKey } from "#platform/service-key.ts";

const DAY_S = 24 * 60 * 60;

export type SigningKey = Pick<Config, "serviceKey" | "dataDir">;
type Signed = { id: string; expires: string; signature: string };

/**
 * Makes the addresses of pictures for somebody who was judged to be a reader of their posts. An address is the same
 * all day, so that a browser keeps what it has, and open until the end of the next.
 */
export function pictureAddresses(config: SigningKey, now: Date): (id: string) => string {
  const sign = signer(config);
  const expires = String((Math.floor(now.getTime() / 1_000 / DAY_S) + 2) * DAY_S);
  return (id) =>
    `/api/timeline-pictures/${id}?${new URLSearchParams({ expires, signature: sign(id, expires) })}`;
}

/** Whether we made an address, as it is written, and it has not ended. */
export function isSigned(config: SigningKey, { id, expires, signature }: Signed, now: Date): boolean {
  const [ours, theirs] = [Buffer.from(signer(config)(id, expires)), Buffer.from(signature)];
  const isOurs = ours.length === theirs.length && timingSafeEqual(ours, theirs);
  return isOurs && now.getTime() < Number(expires) * 1_000;
}

/** Read once: a feed signs dozens, and every picture is checked. */
const secrets = new WeakMap<SigningKey, string>();

function signer(config: SigningKey) {
  const secret = secrets.get(config) ?? deriveSecret(loadServiceKey(config), "timeline-pictures");
  secrets.set(config, secret);
  return (id: string, expires: string) =>
    createHmac("sha256", secret).update(`${id}.${expires}`).digest("base64url");
}
