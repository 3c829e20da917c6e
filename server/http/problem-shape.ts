import { z } from "@hono/zod-openapi";
import { type ErrorCode, errorStatus, fieldCodes } from "#domain/errors.ts";

/** The RFC 9457 document of every refusal. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
    fields: z.record(z.string(), z.enum(fieldCodes)).optional(),
    /** After a stale change: what stands there now, as its route reads it. */
    current: z.unknown().optional(),
    requestId: z.string(),
  })
  .openapi("Problem");
