import { z } from "zod";
import { BulkCheck, BulkRequest, BulkRun } from "#domain/bulk/bulk.ts";
import type { Deps } from "../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { checkBulk } from "./check-bulk.ts";
import { startBulk } from "./start-bulk.ts";
import { readBulk, undoBulk } from "./undo-bulk.ts";

const params = z.object({ id: z.uuid() });
const admin = { tags: ["lists"], access: ["admin"] as const };

function declare(deps: Deps) {
  // What may be asked for is what capabilities declare.
  const asked = BulkRequest.extend({ action: z.enum(deps.bulk.map(({ id }): string => id)) });
  const request = { body: jsonBody(asked) };
  return {
    check: declareRoute(deps, {
      ...{ ...admin, method: "post", path: "/api/bulk/check" },
      summary: "What an action would do to many rows",
      write: { audit: { none: "a reading" }, repeat: { harmless: "a reading" } },
      request,
      responses: { 200: jsonAnswer(BulkCheck, "To how many, and to which not and why") },
    }),
    start: declareRoute(deps, {
      ...{ ...admin, method: "post", path: "/api/bulk" },
      summary: "Have an action done to many rows in a moment",
      write: {
        audit: [...new Set(deps.bulk.map(({ audit }) => audit))],
        repeat: "key",
      },
      request,
      responses: { 202: jsonAnswer(BulkRun, "It is held, and until when") },
    }),
    read: declareRoute(deps, {
      ...{ ...admin, method: "get", path: "/api/bulk/{id}" },
      summary: "What became of an action of mine",
      request: { params },
      responses: { 200: jsonAnswer(BulkRun, "How far it is") },
    }),
    undo: declareRoute(deps, {
      ...{ ...admin, method: "post", path: "/api/bulk/{id}/undo" },
      summary: "Take an action back while it is held",
      write: { audit: { none: "nothing had been done yet" }, repeat: { harmless: "undone is undone" } },
      request: { params },
      responses: { 200: jsonAnswer(BulkRun, "It is undone") },
    }),
  };
}

/** What is done with many rows of a list at once. */
export function bulkRoutes(deps: Deps) {
  const { check, start, read, undo } = declare(deps);
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
