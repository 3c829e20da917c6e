import { BulkCheck, BulkRun } from "#domain/bulk/bulk.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { checkBulk } from "./check-bulk.ts";
import { bulkContract } from "./contract.ts";
import { startBulk } from "./start-bulk.ts";
import { readBulk, undoBulk } from "./undo-bulk.ts";

/** What is done with many rows of a list at once. */
export function bulkRoutes(deps: Deps) {
  const { check, start, read, undo } = bulkContract(deps.bulk);
  return createApi(deps)
    .openapi(check, async (context) => {
      const asked = { actor: context.var.actor, request: context.req.valid("json") };
      return context.json(BulkCheck.parse(await checkBulk(deps, asked)), 200);
    })
    .openapi(start, async (context) => {
      const asked = { actor: context.var.actor, request: context.req.valid("json"), once: onceOf(context) };
      return context.json(BulkRun.parse(await startBulk(deps, asked)), 202);
    })
    .openapi(read, async (context) => {
      const asked = { actorId: context.var.actor.id, ...context.req.valid("param") };
      return context.json(BulkRun.parse(await readBulk(deps, asked)), 200);
    })
    .openapi(undo, async (context) => {
      const asked = { actorId: context.var.actor.id, ...context.req.valid("param") };
      return context.json(BulkRun.parse(await undoBulk(deps, asked)), 200);
    });
}
