import { createMadeOnce } from "#platform/made-once.ts";

const MAX_BYTES = 16_000_000;

/** Previews kept in memory by their tag, which says what they show, so that none goes stale; each is drawn once for all who wait. */
export function createKeptPreviews() {
  return createMadeOnce<Uint8Array>({ maxBytes: MAX_BYTES, bytesOf: (drawn) => drawn.byteLength });
}
