import { z } from "zod";
import {
  Client,
  ClientContent,
  ClientEdit,
  ClientHandOver,
  ClientList,
  ClientMerge,
  ClientQuery,
} from "#domain/clients/clients.ts";
import type { Deps } from "../deps.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/api.ts";

const ClientId = z.object({ id: z.uuid() });
const own = { tags: ["clients"], access: ["advisor", "tour_operator"] as const };
const byVersion = {
  repeat: { harmless: "the version is another after the first" },
  version: "checked",
} as const;

/** What each route of the clients takes, answers and asks of its caller. */
export function declareClients(deps: Deps) {
  return {
    list: declareRoute(deps, {
      ...own,
      method: "get",
      path: "/api/clients",
      summary: "My clients, some at a time",
      request: { query: ClientQuery },
      responses: { 200: jsonAnswer(ClientList, "Some of them") },
    }),
    read: declareRoute(deps, {
      ...own,
      method: "get",
      path: "/api/clients/{id}",
      summary: "One of my clients",
      request: { params: ClientId },
      responses: { 200: jsonAnswer(Client, "The client") },
    }),
    add: declareRoute(deps, {
      ...own,
      method: "post",
      path: "/api/clients",
      summary: "Write down a client",
      write: { audit: "client.added", repeat: "key" },
      request: { body: jsonBody(ClientContent) },
      responses: { 201: jsonAnswer(Client, "The client") },
    }),
    edit: declareRoute(deps, {
      ...own,
      method: "put",
      path: "/api/clients/{id}",
      summary: "Write a client anew",
      write: { audit: "client.edited", ...byVersion },
      request: { params: ClientId, body: jsonBody(ClientEdit) },
      responses: { 200: jsonAnswer(Client, "The client as they are now") },
    }),
    merge: declareRoute(deps, {
      ...own,
      method: "post",
      path: "/api/clients/{id}/merge",
      summary: "Make one client of two entries",
      write: { audit: "client.merged", ...byVersion },
      request: { params: ClientId, body: jsonBody(ClientMerge) },
      responses: { 200: jsonAnswer(Client, "The client as they are now") },
    }),
    handOver: declareRoute(deps, {
      ...own,
      method: "post",
      path: "/api/clients/{id}/hand-over",
      summary: "Give a client to a colleague of my agency",
      write: { audit: "client.handed_over", ...byVersion },
      request: { params: ClientId, body: jsonBody(ClientHandOver) },
      responses: { 204: { description: "The client is theirs" } },
    }),
    forget: declareRoute(deps, {
      ...own,
      method: "delete",
      path: "/api/clients/{id}",
      summary: "Forget a client; their journeys stay, without them",
      write: { audit: "client.forgotten", repeat: { harmless: "who is gone is gone" } },
      request: { params: ClientId },
      responses: { 204: { description: "The client is forgotten" } },
    }),
  };
}
