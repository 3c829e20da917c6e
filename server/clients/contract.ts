import { z } from "zod";
import {
  Client,
  ClientContent,
  ClientEdit,
  ClientHandOver,
  ClientHistory,
  ClientList,
  ClientMerge,
  ClientQuery,
  Colleagues,
} from "#domain/clients/clients.ts";
import { ClientFile, ClientImport } from "#domain/clients/import-clients.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";
import { fileOf } from "../http/files/list-file.ts";

const ClientId = z.object({ id: z.uuid() });
const own = { tags: ["clients"], access: ["advisor", "tour_operator"] as const };
const byVersion = {
  repeat: { harmless: "the version is another after the first" },
  version: "checked",
} as const;

/** What each reading of clients takes and answers. */
export const clientReadingsContract = {
  list: declareRoute({
    ...own,
    method: "get",
    path: "/api/clients",
    summary: "My clients, some at a time",
    request: { query: ClientQuery },
    responses: { 200: jsonAnswer(ClientList, "Some of them") },
    file: fileOf("clients", ClientList, [
      "fullName",
      "household",
      "email",
      "phone",
      "birthday",
      "language",
      "preferences",
      "notes",
      "createdAt",
      "updatedAt",
    ]),
  }),
  colleagues: declareRoute({
    ...own,
    method: "get",
    path: "/api/clients/colleagues",
    summary: "Who of my agency could take a client over",
    responses: { 200: jsonAnswer(Colleagues, "The colleagues") },
  }),
  read: declareRoute({
    ...own,
    method: "get",
    path: "/api/clients/{id}",
    summary: "One of my clients",
    request: { params: ClientId },
    responses: { 200: jsonAnswer(Client, "The client") },
  }),
  history: declareRoute({
    ...own,
    method: "get",
    path: "/api/clients/{id}/history",
    summary: "Where a client came from and went to, the latest first",
    request: { params: ClientId },
    responses: { 200: jsonAnswer(ClientHistory, "The trace") },
  }),
  check: declareRoute({
    ...own,
    method: "post",
    path: "/api/clients/import/check",
    summary: "What would become of a file of clients, row by row",
    write: {
      audit: { none: "nothing is kept" },
      repeat: { harmless: "nothing is kept" },
    },
    request: { body: jsonBody(ClientFile) },
    responses: { 200: jsonAnswer(ClientImport, "Each row, and what is wrong with it") },
  }),
};

/** What each change of a client takes, answers and leaves behind. */
export const clientChangesContract = {
  bring: declareRoute({
    ...own,
    method: "post",
    path: "/api/clients/import",
    summary: "Write down the clients of a file that are new and sound",
    write: { audit: "client.imported", repeat: "key" },
    request: { body: jsonBody(ClientFile) },
    responses: { 200: jsonAnswer(ClientImport, "What became of each row") },
  }),
  add: declareRoute({
    ...own,
    method: "post",
    path: "/api/clients",
    summary: "Write down a client",
    write: { audit: "client.added", repeat: "key" },
    request: { body: jsonBody(ClientContent) },
    responses: { 201: jsonAnswer(Client, "The client") },
  }),
  edit: declareRoute({
    ...own,
    method: "put",
    path: "/api/clients/{id}",
    summary: "Write a client anew",
    write: { audit: "client.edited", ...byVersion },
    request: { params: ClientId, body: jsonBody(ClientEdit) },
    responses: { 200: jsonAnswer(Client, "The client as they are now") },
  }),
  merge: declareRoute({
    ...own,
    method: "post",
    path: "/api/clients/{id}/merge",
    summary: "Make one client of two entries",
    write: { audit: "client.merged", ...byVersion },
    request: { params: ClientId, body: jsonBody(ClientMerge) },
    responses: { 200: jsonAnswer(Client, "The client as they are now") },
  }),
  handOver: declareRoute({
    ...own,
    method: "post",
    path: "/api/clients/{id}/hand-over",
    summary: "Give a client to a colleague of my agency",
    write: { audit: "client.handed_over", ...byVersion },
    request: { params: ClientId, body: jsonBody(ClientHandOver) },
    responses: { 204: { description: "The client is theirs" } },
  }),
  forget: declareRoute({
    ...own,
    method: "delete",
    path: "/api/clients/{id}",
    summary: "Forget a client; their journeys stay, without them and their names",
    write: { audit: "client.forgotten", repeat: { harmless: "who is gone is gone" } },
    request: { params: ClientId },
    responses: { 204: { description: "The client is forgotten" } },
  }),
};

/** The routes of this capability, for its typed client. */
export type ClientsApi = typeof clientReadingsContract | typeof clientChangesContract;
