import { z } from "zod";
import { Library, LibraryItem, NewSavedBlock, NewTemplate, SavedBlock } from "#domain/journeys/library.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../../http/contract.ts";

const Id = z.object({ id: z.uuid() });
const own = { tags: ["journeys"], access: ["advisor", "tour_operator"] as const };

/** Blocks and whole journeys that a person keeps to begin from. */
export const libraryContract = {
  list: declareRoute({
    ...own,
    method: "get",
    path: "/api/journeys/library",
    summary: "The blocks and templates I keep to use again",
    responses: { 200: jsonAnswer(Library, "What is kept, without its content") },
  }),
  block: declareRoute({
    ...own,
    method: "get",
    path: "/api/journeys/library/{id}",
    summary: "One saved block",
    request: { params: Id },
    responses: { 200: jsonAnswer(SavedBlock, "The block") },
  }),
  keep: declareRoute({
    ...own,
    method: "post",
    path: "/api/journeys/library",
    summary: "Keep a block to use again",
    write: { audit: "library.kept", repeat: "key" },
    request: { body: jsonBody(NewSavedBlock) },
    responses: { 201: jsonAnswer(LibraryItem, "What is kept") },
  }),
  template: declareRoute({
    ...own,
    method: "post",
    path: "/api/journeys/{id}/template",
    summary: "Keep a journey as a template, without whoever it was for",
    write: { audit: "library.kept", repeat: "key" },
    request: { params: Id, body: jsonBody(NewTemplate) },
    responses: { 201: jsonAnswer(LibraryItem, "The template") },
  }),
  drop: declareRoute({
    ...own,
    method: "delete",
    path: "/api/journeys/library/{id}",
    summary: "Let a saved block or template go",
    write: { audit: "library.dropped", repeat: { harmless: "what is gone is gone" } },
    request: { params: Id },
    responses: { 204: { description: "It is gone" } },
  }),
};
