import { z } from "zod";
import { Reader, ReaderList, ReaderQuery, ReaderRemoval } from "#domain/newsletter/readers.ts";
import type { Deps } from "../../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../../http/api.ts";
import { fileOf } from "../../http/files/list-file.ts";
import { listReaders } from "./list-readers.ts";
import { takeOffReader } from "./take-off-reader.ts";

const admins = { tags: ["newsletter"], access: ["admin"] as const };

/** The list of the letter, for administrators. */
export function newsletterDeskRoutes(deps: Deps) {
  const list = declareRoute(deps, {
    ...{ ...admins, method: "get", path: "/api/admin/newsletter", summary: "Who reads the letter" },
    request: { query: ReaderQuery },
    responses: { 200: jsonAnswer(ReaderList, "Some addresses, and how many there are of each kind") },
    file: fileOf("newsletter", ReaderList, [
      "email",
      "language",
      "source",
      "state",
      "createdAt",
      "confirmedAt",
      "unsubscribedAt",
      "removedReason",
      "removedBy",
    ]),
  });
  const remove = declareRoute(deps, {
    ...{ ...admins, method: "post", path: "/api/admin/newsletter/{id}/removal" },
    summary: "Take an address off the list, with why",
    write: {
      ...{ audit: "newsletter_reader.removed", version: "checked" },
      repeat: { harmless: "the version is another after the first" },
    },
    request: { params: z.object({ id: z.uuid() }), body: jsonBody(ReaderRemoval) },
    responses: { 200: jsonAnswer(Reader, "The address as it stands now") },
  });
  return createApi()
    .openapi(list, async (context) =>
      context.json(ReaderList.parse(await listReaders(deps, context.req.valid("query"))), 200),
    )
    .openapi(remove, async (context) => {
      const { id } = context.req.valid("param");
      const given = { actor: context.var.actor, id, removal: context.req.valid("json") };
      return context.json(Reader.parse(await takeOffReader(deps, given)), 200);
    });
}
