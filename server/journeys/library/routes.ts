import { Library, LibraryItem, SavedBlock } from "#domain/journeys/library.ts";
import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { onceOf } from "../../http/once.ts";
import { libraryContract } from "./contract.ts";
import { dropItem, keepBlock, keepTemplate } from "./keep-item.ts";
import { listLibrary, readSavedBlock } from "./read-library.ts";

/** What advisors and operators keep to use again, each person's own. */
export function libraryRoutes(deps: Deps) {
  const { list, block, keep, template, drop } = libraryContract;
  return createApi(deps)
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
