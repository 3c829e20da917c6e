import { useState } from "react";
import { createIntentKeys } from "#web/intent-key.ts";

/** A key that stays the same while the same content is sent again, and changes with it. */
export function useIdempotencyKey(): (content: unknown) => string {
  const [{ keyOf }] = useState(createIntentKeys);
  return keyOf;
}
