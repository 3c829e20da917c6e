import { createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "#platform/config.ts";
import { deriveSecret, loadServiceKey } from "#platform/service-key.ts";

const DAY_S = 24 * 60 * 60;

export type SigningKey = Pick<Config, "serviceKey" | "dataDir">;
/** What addresses open; one place's signatures open nothing of another. */
type Place = "timeline-pictures" | "journey-files";
type Signed = { id: string; expires: string; signature: string };

/**
 * Makes the addresses of pictures for somebody who was judged to be a reader of them. An address is the same all day,
 * so that a browser keeps what it has, and open until the end of the next.
 */
export function signedAddresses(
  config: SigningKey,
  { place, now }: { place: Place; now: Date },
): (id: string) => string {
  const sign = signer(config, place);
  const expires = String((Math.floor(now.getTime() / 1_000 / DAY_S) + 2) * DAY_S);
  return (id) => `/api/${place}/${id}?${new URLSearchParams({ expires, signature: sign(id, expires) })}`;
}

/** Whether we made an address, as it is written, and it has not ended. */
export function isSigned(
  config: SigningKey,
  { id, expires, signature }: Signed,
  { place, now }: { place: Place; now: Date },
): boolean {
  const [ours, theirs] = [Buffer.from(signer(config, place)(id, expires)), Buffer.from(signature)];
  const isOurs = ours.length === theirs.length && timingSafeEqual(ours, theirs);
  return isOurs && now.getTime() < Number(expires) * 1_000;
}

/** Read once: a page signs dozens, and every picture is checked. */
const secrets = new WeakMap<SigningKey, Map<Place, string>>();

function signer(config: SigningKey, place: Place) {
  const known = secrets.get(config) ?? new Map<Place, string>();
  secrets.set(config, known);
  const secret = known.get(place) ?? deriveSecret(loadServiceKey(config), place);
  known.set(place, secret);
  return (id: string, expires: string) =>
    createHmac("sha256", secret).update(`${id}.${expires}`).digest("base64url");
}
