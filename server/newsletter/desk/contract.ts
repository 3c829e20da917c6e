import { z } from "zod";
import { Reader, ReaderList, ReaderQuery, ReaderRemoval } from "#domain/newsletter/readers.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../../http/contract.ts";
import { fileOf } from "../../http/files/list-file.ts";

const admins = { tags: ["newsletter"], access: ["admin"] as const };

/** The list of the letter, for administrators. */
export const newsletterDeskContract = {
  list: declareRoute({
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
  }),
  remove: declareRoute({
    ...{ ...admins, method: "post", path: "/api/admin/newsletter/{id}/removal" },
    summary: "Take an address off the list, with why",
    write: {
      ...{ audit: "newsletter_reader.removed", version: "checked" },
      repeat: { harmless: "the version is another after the first" },
    },
    request: { params: z.object({ id: z.uuid() }), body: jsonBody(ReaderRemoval) },
    responses: { 200: jsonAnswer(Reader, "The address as it stands now") },
  }),
};
