import { z } from "zod";

/** Accepted by every write: the same key and body are carried out once. */
export const IdempotencyHeader = z.object({ "idempotency-key": z.string().min(8).max(128).optional() });
