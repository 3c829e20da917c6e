import { z } from "zod";
import { Library, LibraryItem, NewSavedBlock, NewTemplate, SavedBlock } from "#domain/journeys/library.ts";
import type { Deps } from "../../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../../http/api.ts";
import { onceOf } from "../../http/once.ts";
import { dropItem, keepBlock, keepTemplate } from "./keep-item.ts";
import { listLibrary, readSavedBlock } from "./read-library.ts";

const Id = z.object({ id: z.uuid() });
const own = { tags: ["journeys"], access: ["advisor", "tour_operator"] as const };

function declareLibrary(deps: Deps) {
  return {
    list: declareRoute(deps, {
      ...own,
      method: "get",
      path: "/api/journeys/library",
      summary: "The blocks and templates I keep to use again",
      responses: { 200: jsonAnswer(Library, "What is kept, without its content") },
    }),
    block: declareRoute(deps, {
      ...own,
      method: "get",
      path: "/api/journeys/library/{id}",
      summary: "One saved block",
      request: { params: Id },
      responses: { 200: jsonAnswer(SavedBlock, "The block") },
    }),
    keep: declareRoute(deps, {
      ...own,
      method: "post",
      path: "/api/journeys/library",
      summary: "Keep a block to use again",
      write: { audit: "library.kept", repeat: "key" },
      request: { body: jsonBody(NewSavedBlock) },
      responses: { 201: jsonAnswer(LibraryItem, "What is kept") },
    }),
    template: declareRoute(deps, {
      ...own,
      method: "post",
      path: "/api/journeys/{id}/template",
      summary: "Keep a journey as a template, without whoever it was for",
      write: { audit: "library.kept", repeat: "key" },
      request: { params: Id, body: jsonBody(NewTemplate) },
      responses: { 201: jsonAnswer(LibraryItem, "The template") },
    }),
    drop: declareRoute(deps, {
      ...own,
      method: "delete",
      path: "/api/journeys/library/{id}",
      summary: "Let a saved block or template go",
      write: { audit: "library.dropped", repeat: { harmless: "what is gone is gone" } },
      request: { params: Id },
      responses: { 204: { description: "It is gone" } },
    }),
  };
}

/** What advisors and operators keep to use again, each person's own. */
export function libraryRoutes(deps: Deps) {
  const { list, block, keep, template, drop } = declareLibrary(deps);
  return createApi()
    .openapi(list, async (context) => {
      const items = await listLibrary(deps.db, context.var.actor.id);
      return context.json(Library.parse({ items }), 200);
    })
    .openapi(block, async (context) => {
      const which = { id: context.req.valid("param").id, ownerId: context.var.actor.id };
      return context.json(SavedBlock.parse(await readSavedBlock(deps.db, which)), 200);
    })
    .openapi(keep, async (context) => {
      const input = { ownerId: context.var.actor.id, ...context.req.valid("json"), once: onceOf(context) };
      return context.json(LibraryItem.parse(await keepBlock(deps, input)), 201);
    })
    .openapi(template, async (context) => {
      const which = { journeyId: context.req.valid("param").id, ownerId: context.var.actor.id };
      const input = { ...which, ...context.req.valid("json"), once: onceOf(context) };
      return context.json(LibraryItem.parse(await keepTemplate(deps, input)), 201);
    })
    .openapi(drop, async (context) => {
      const which = { id: context.req.valid("param").id, ownerId: context.var.actor.id };
      await dropItem(deps, which);
      return context.body(null, 204);
    });
}
