import { createHmac, timingSafeEqual } from "node:crypto";

const SESSION_BYTES = 16;
const COUNTER_BYTES = 4;
const MAC_BYTES = 32;
const LENGTH = SESSION_BYTES + COUNTER_BYTES + MAC_BYTES;

/**
 * A refresh token names its session and its place in the line of that session's tokens, sealed with 256 bits
 * that only the server can compute. The database holds the counter alone, and the token in use can be given
 * again to a client that lost the answer.
 */
export function makeRefreshToken({
  key,
  sessionId,
  counter,
}: {
  key: Buffer;
  sessionId: string;
  counter: number;
}): string {
  const head = Buffer.alloc(SESSION_BYTES + COUNTER_BYTES);
  head.write(sessionId.replaceAll("-", ""), "hex");
  head.writeUInt32BE(counter, SESSION_BYTES);
  return Buffer.concat([head, seal(key, head)]).toString("base64url");
}

/** The session and number of a token of ours, or null for anything else. */
export function readRefreshToken({ key, token }: { key: Buffer; token: string }) {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== LENGTH || bytes.toString("base64url") !== token) return null;
  const head = bytes.subarray(0, SESSION_BYTES + COUNTER_BYTES);
  if (!timingSafeEqual(bytes.subarray(head.length), seal(key, head))) return null;
  const hex = head.toString("hex", 0, SESSION_BYTES);
  const sessionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return { sessionId, counter: head.readUInt32BE(SESSION_BYTES) };
}

function seal(key: Buffer, head: Buffer): Buffer {
  return createHmac("sha256", key).update(head).digest();
}
