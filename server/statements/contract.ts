import { z } from "zod";
import {
  Contact,
  OwnStatements,
  Release,
  Statement,
  StatementLanguage,
  StatementList,
  StatementMonth,
  StatementQuery,
  StatementRows,
} from "#domain/statements/statements.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";
import { fileOf } from "../http/files/list-file.ts";

const tags = ["statements"];
const own = { tags, method: "get", access: ["advisor", "tour_operator"] as const } as const;
const ofHotel = { tags, method: "get", access: ["hotel"] as const } as const;
const ofHouse = { tags, access: ["admin"] as const };
const Id = z.object({ id: z.uuid() });
const HotelId = z.object({ hotelId: z.uuid() });
const limit = { name: "statement-document", points: 30, durationSeconds: 60 };
const pdf = { 200: { description: "The PDF", content: { "application/pdf": { schema: z.string() } } } };
const released = { 200: jsonAnswer(OwnStatements, "What was released, the latest first") };
const one = { 200: jsonAnswer(Statement, "The statement with its log") };

const request = { params: Id, query: StatementLanguage };

/** What payees and hotels read of what was released to them. */
export const readingsContract = {
  list: declareRoute({
    ...{ ...own, path: "/api/statements", summary: "My statements" },
    responses: released,
  }),
  document: declareRoute({
    ...{ ...own, path: "/api/statements/{id}/document", summary: "A statement of mine as a PDF" },
    ...{ limit, request, responses: pdf },
  }),
  rows: declareRoute({
    ...{ ...own, path: "/api/statements/{id}/rows", summary: "Its lines", request: { params: Id } },
    responses: { 200: jsonAnswer(StatementRows, "Every line, by its day") },
    file: fileOf("statement", StatementRows, [
      ...(["on", "what", "reference", "number", "hotel", "currency"] as const),
      ["amount", "currency"],
      "daysLate",
    ]),
  }),
  hotelList: declareRoute({
    ...{ ...ofHotel, path: "/api/houses/{hotelId}/statements" },
    summary: "What a hotel was sent that it is late with",
    request: { params: HotelId },
    responses: released,
  }),
  hotelDocument: declareRoute({
    ...{ ...ofHotel, path: "/api/houses/{hotelId}/statements/{id}/document" },
    ...{ summary: "One of them as a PDF", limit, responses: pdf },
    request: { params: HotelId.extend(Id.shape), query: StatementLanguage },
  }),
};

/** What the house prepares, releases and notes. */
export const houseContract = {
  list: declareRoute({
    ...{ ...ofHouse, method: "get", path: "/api/admin/statements" },
    summary: "All statements, some at a time",
    request: { query: StatementQuery },
    responses: { 200: jsonAnswer(StatementList, "Some of them") },
    file: fileOf("statements", StatementList, [
      "kind",
      "subject.name",
      "month",
      "rung",
      "state",
      "lines",
      "sums",
      "preparedAt",
      "releasedAt",
    ]),
  }),
  read: declareRoute({
    ...{ ...ofHouse, method: "get", path: "/api/admin/statements/{id}" },
    summary: "One statement with its lines and its log",
    request: { params: Id },
    responses: one,
  }),
  document: declareRoute({
    ...{ ...ofHouse, method: "get", path: "/api/admin/statements/{id}/document", limit },
    summary: "It as a PDF, before and after it is released",
    request: { params: Id, query: StatementLanguage },
    responses: pdf,
  }),
  prepare: declareRoute({
    ...{ ...ofHouse, method: "post", path: "/api/admin/statements" },
    summary: "Prepare the statements of all payees for a month, those that wait anew",
    write: { audit: "statement.prepared", repeat: "key" },
    request: { body: jsonBody(StatementMonth) },
    responses: { 200: jsonAnswer(z.object({ count: z.number().int() }), "How many were prepared") },
  }),
  late: declareRoute({
    ...{ ...ofHouse, method: "post", path: "/api/admin/statements/late" },
    summary: "Prepare what hotels are late with by now, as every morning does",
    write: { audit: "statement.prepared", repeat: { harmless: "each rung counts once" } },
    responses: { 200: jsonAnswer(z.object({ count: z.number().int() }), "For how many hotels") },
  }),
  release: declareRoute({
    ...{ ...ofHouse, method: "post", path: "/api/admin/statements/{id}/release" },
    summary: "Release a statement to its payee or hotel",
    write: { audit: "statement.released", repeat: "key", version: "checked" },
    request: { params: Id, body: jsonBody(Release) },
    responses: one,
  }),
  note: declareRoute({
    ...{ ...ofHouse, method: "post", path: "/api/admin/statements/{id}/contacts" },
    summary: "Note a call or a letter about it",
    write: { audit: "statement.noted", repeat: "key" },
    request: { params: Id, body: jsonBody(Contact) },
    responses: one,
  }),
};

/** The routes of this capability, for its typed client. */
export type StatementsApi = typeof readingsContract | typeof houseContract;
