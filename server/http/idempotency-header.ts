import { z } from "zod";
import { coded } from "#domain/text.ts";

/** Accepted by every write: the same key and body are carried out once. */
export const IdempotencyHeader = z.object({
  "idempotency-key": coded(/^[\x21-\x7e]{8,}$/, { max: 128 }).optional(),
});
