import { createHmac, timingSafeEqual } from "node:crypto";

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[a-z0-9]{1,16}\.[a-z0-9]{1,8}$/;
const PREFIX = "/files/";

export type Link = { key: string; expiresAt: Date; download?: string | undefined };

/** A path that opens one stored key until it expires; with `download` it is saved under that name. */
export function signPath({ link, secret }: { link: Link; secret: string }): string {
  const { key, expiresAt, download } = link;
  const expires = Math.floor(expiresAt.getTime() / 1_000);
  const query = new URLSearchParams({ expires: String(expires) });
  if (download !== undefined) query.set("download", download);
  query.set("signature", digest({ key, expires, download, secret }).toString("base64url"));
  return `${PREFIX}${key}?${query}`;
}

/** What a signed path opens; nothing if it was altered, has expired or was never ours. */
export function verifyPath({ url, secret, now }: { url: URL; secret: string; now: Date }): Link | undefined {
  const { pathname, searchParams } = url;
  // The path is compared as sent: an encoded or dotted one is not of this shape.
  const key = pathname.startsWith(PREFIX) ? pathname.slice(PREFIX.length) : "";
  const expires = searchParams.get("expires") ?? "";
  if (!KEY.test(key) || !/^[1-9]\d{0,11}$/.test(expires)) return undefined;
  const download = searchParams.get("download") ?? undefined;
  const given = Buffer.from(searchParams.get("signature") ?? "", "base64url");
  const wanted = digest({ key, expires: Number(expires), download, secret });
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
  const expiresAt = new Date(Number(expires) * 1_000);
  return now < expiresAt ? { key, expiresAt, download } : undefined;
}

type Signed = { key: string; expires: number; download: string | undefined; secret: string };

function digest({ key, expires, download, secret }: Signed): Buffer {
  return createHmac("sha256", secret)
    .update(JSON.stringify([key, expires, download ?? null]))
    .digest();
}
