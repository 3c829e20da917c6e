import { AuthError } from "#auth/errors.ts";
import type { Metadata } from "./user-object.ts";

// The metadata travels in every access token, and a header has its limits.
const MAX_BYTES = 8_192;

/** Lays the changes over what is there, key by key; null removes a key. */
export function mergeMetadata(current: unknown, changes: Metadata): Metadata {
  const merged = Object.entries({ ...(current as Metadata), ...changes }).filter(
    ([, value]) => value !== null,
  );
  const metadata = Object.fromEntries(merged);
  if (Buffer.byteLength(JSON.stringify(metadata)) > MAX_BYTES) {
    throw new AuthError("validation_failed", {
      message: `Metadata cannot be larger than ${MAX_BYTES} bytes`,
    });
  }
  return metadata;
}
