import { z } from "zod";
import {
  DeskUpdate,
  DeskUpdateList,
  DeskUpdateQuery,
  UpdateChange,
  UpdateDraft,
} from "#domain/updates/update-desk.ts";
import type { Deps } from "../../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../../http/api.ts";
import { fileOf } from "../../http/files/list-file.ts";
import { onceOf } from "../../http/once.ts";
import { findDesk } from "./queries.ts";
import { toDeskUpdate } from "./to-desk-update.ts";
import { addUpdate, changeUpdate } from "./write-update.ts";

const admins = { tags: ["updates"], access: ["admin"] as const };

/** The news as administrators write it. */
export function updateDeskRoutes(deps: Deps) {
  const list = declareRoute(deps, {
    ...{ ...admins, method: "get", path: "/api/admin/updates", summary: "All news, drafts too" },
    request: { query: DeskUpdateQuery },
    responses: { 200: jsonAnswer(DeskUpdateList, "Some news, and how to go on") },
    file: fileOf("updates", DeskUpdateList, [
      "title",
      "english.title",
      "updateType",
      "targetAudience",
      "state",
      "release",
      "publishAt",
      "publishedAt",
      "updatedAt",
    ]),
  });
  const add = declareRoute(deps, {
    ...{ ...admins, method: "post", path: "/api/admin/updates", summary: "Write news, now or for a time" },
    write: { audit: "update.written", repeat: "key" },
    request: { body: jsonBody(UpdateDraft) },
    responses: { 201: jsonAnswer(DeskUpdate, "The news") },
  });
  const change = declareRoute(deps, {
    ...{
      ...admins,
      method: "put",
      path: "/api/admin/updates/{id}",
      summary: "Write it anew, publish or withdraw it",
    },
    write: {
      audit: "update.changed",
      repeat: { harmless: "the revision is another after the first" },
      version: "checked",
    },
    request: { params: z.object({ id: z.uuid() }), body: jsonBody(UpdateChange) },
    responses: { 200: jsonAnswer(DeskUpdate, "The news as it is now") },
  });
  return createApi()
    .openapi(list, async (context) => {
      const { rows, ...answer } = await findDesk(deps.db, context.req.valid("query"));
      return context.json(DeskUpdateList.parse({ ...answer, rows: rows.map(toDeskUpdate) }), 200);
    })
    .openapi(add, async (context) => {
      const given = { actor: context.var.actor, draft: context.req.valid("json"), once: onceOf(context) };
      return context.json(DeskUpdate.parse(await addUpdate(deps, given)), 201);
    })
    .openapi(change, async (context) => {
      const { id } = context.req.valid("param");
      const given = { actor: context.var.actor, id, change: context.req.valid("json") };
      return context.json(DeskUpdate.parse(await changeUpdate(deps, given)), 200);
    });
}
