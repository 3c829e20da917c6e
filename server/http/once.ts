import type { Context } from "hono";
import { z } from "zod";
import { coded } from "#domain/text.ts";
import type { Once } from "#platform/http/idempotency.ts";
import type { ApiEnv } from "./env.ts";

/** Accepted by every write that declares it: the same key and request are carried out once. */
export const IdempotencyHeader = z.object({
  "idempotency-key": coded(/^[\x21-\x7e]{8,}$/, { max: 128 }).optional(),
});

/** The caller's key for this write and what it stands for, for `runOnce`; one person's keys are not another's. */
export function onceOf(context: Context<ApiEnv>): Once {
  const { method, path } = context.req;
  const key = context.req.header("idempotency-key");
  const body: unknown = context.req.valid("json" as never);
  return { scope: `${method} ${path} ${context.var.actor?.id ?? ""}`, key, request: body ?? null };
}
