import { z } from "zod";
import {
  DeskUpdate,
  DeskUpdateList,
  DeskUpdateQuery,
  UpdateChange,
  UpdateDraft,
} from "#domain/updates/update-desk.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../../http/contract.ts";
import { fileOf } from "../../http/files/list-file.ts";

const admins = { tags: ["updates"], access: ["admin"] as const };

/** The news as administrators write it. */
export const updateDeskContract = {
  list: declareRoute({
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
  }),
  add: declareRoute({
    ...{ ...admins, method: "post", path: "/api/admin/updates", summary: "Write news, now or for a time" },
    write: { audit: "update.written", repeat: "key" },
    request: { body: jsonBody(UpdateDraft) },
    responses: { 201: jsonAnswer(DeskUpdate, "The news") },
  }),
  change: declareRoute({
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
  }),
};
