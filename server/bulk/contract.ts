import { z } from "zod";
import { BulkCheck, BulkRequest, BulkRun } from "#domain/bulk/bulk.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";
import type { BulkAction } from "./bulk-action.ts";

const params = z.object({ id: z.uuid() });
const admin = { tags: ["lists"], access: ["admin"] as const };

/** What is done with many rows of a list at once: what may be asked for is what capabilities declare. */
export function bulkContract(actions: readonly Pick<BulkAction<never>, "id" | "audit">[]) {
  const asked = BulkRequest.extend({ action: z.enum(actions.map(({ id }): string => id)) });
  const request = { body: jsonBody(asked) };
  return {
    check: declareRoute({
      ...{ ...admin, method: "post", path: "/api/bulk/check" },
      summary: "What an action would do to many rows",
      write: { audit: { none: "a reading" }, repeat: { harmless: "a reading" } },
      request,
      responses: { 200: jsonAnswer(BulkCheck, "To how many, and to which not and why") },
    }),
    start: declareRoute({
      ...{ ...admin, method: "post", path: "/api/bulk" },
      summary: "Have an action done to many rows in a moment",
      write: { audit: [...new Set(actions.map(({ audit }) => audit))], repeat: "key" },
      request,
      responses: { 202: jsonAnswer(BulkRun, "It is held, and until when") },
    }),
    read: declareRoute({
      ...{ ...admin, method: "get", path: "/api/bulk/{id}" },
      summary: "What became of an action of mine",
      request: { params },
      responses: { 200: jsonAnswer(BulkRun, "How far it is") },
    }),
    undo: declareRoute({
      ...{ ...admin, method: "post", path: "/api/bulk/{id}/undo" },
      summary: "Take an action back while it is held",
      write: { audit: { none: "nothing had been done yet" }, repeat: { harmless: "undone is undone" } },
      request: { params },
      responses: { 200: jsonAnswer(BulkRun, "It is undone") },
    }),
  };
}

/** The routes of this capability, for its typed client. */
export type BulkApi = ReturnType<typeof bulkContract>;
