import { z } from "zod";
import {
  CollectionItems,
  CollectionName,
  Collections,
  NewCollection,
} from "#domain/materials/collections.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../../http/contract.ts";

const access = ["advisor", "tour_operator"] as const;
const tags = ["materials"];
const byId = z.object({ id: z.uuid() });
const done = { 204: { description: "Done" } };
const audit = { none: "a person's own collections" };

/** What whoever sells keeps together of the kit. */
export const collectionsContract = {
  list: declareRoute({
    method: "get",
    path: "/api/materials/collections",
    tags,
    summary: "My collections, by name",
    access,
    responses: { 200: jsonAnswer(Collections, "Each with how many materials it holds") },
  }),
  make: declareRoute({
    method: "post",
    path: "/api/materials/collections",
    tags,
    summary: "Keep materials together under a name",
    write: { audit, repeat: "key" },
    access,
    request: { body: jsonBody(NewCollection) },
    responses: { 201: jsonAnswer(z.object({ id: z.string() }), "The collection") },
  }),
  rename: declareRoute({
    method: "patch",
    path: "/api/materials/collections/{id}",
    tags,
    summary: "Call a collection of mine otherwise",
    write: { audit, repeat: { harmless: "it is called so already" } },
    access,
    request: { params: byId, body: jsonBody(CollectionName) },
    responses: done,
  }),
  drop: declareRoute({
    method: "delete",
    path: "/api/materials/collections/{id}",
    tags,
    summary: "Take a collection of mine apart; its materials stay in the kit",
    write: { audit, repeat: { harmless: "there is none any more" } },
    access,
    request: { params: byId },
    responses: done,
  }),
  add: declareRoute({
    method: "put",
    path: "/api/materials/collections/{id}/items",
    tags,
    summary: "Put materials into a collection of mine",
    write: { audit, repeat: { harmless: "they are in it already" } },
    access,
    request: { params: byId, body: jsonBody(CollectionItems) },
    responses: done,
  }),
  takeOut: declareRoute({
    method: "delete",
    path: "/api/materials/collections/{id}/items/{materialId}",
    tags,
    summary: "Take a material out of a collection of mine",
    write: { audit, repeat: { harmless: "it is out already" } },
    access,
    request: { params: byId.extend({ materialId: z.uuid() }) },
    responses: done,
  }),
};
