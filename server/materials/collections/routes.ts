import { Collections } from "#domain/materials/collections.ts";
import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { onceOf } from "../../http/once.ts";
import { changeCollection } from "./change-collection.ts";
import { collectionsContract } from "./contract.ts";
import { dropCollection } from "./drop-collection.ts";
import { listCollections } from "./list-collections.ts";
import { makeCollection } from "./make-collection.ts";

/** Collections of the kit, each its keeper's own. */
export function collectionRoutes(deps: Deps) {
  const declared = collectionsContract;
  return createApi(deps)
    .openapi(declared.list, async (context) =>
      context.json(Collections.parse(await listCollections(deps, context.var.actor.id)), 200),
    )
    .openapi(declared.make, async (context) => {
      const given = context.req.valid("json");
      const input = { userId: context.var.actor.id, given, once: onceOf(context) };
      return context.json(await makeCollection(deps, input), 201);
    })
    .openapi(declared.rename, async (context) => {
      const own = { userId: context.var.actor.id, ...context.req.valid("param") };
      await changeCollection(deps, { ...own, change: context.req.valid("json") });
      return context.body(null, 204);
    })
    .openapi(declared.drop, async (context) => {
      await dropCollection(deps, { userId: context.var.actor.id, ...context.req.valid("param") });
      return context.body(null, 204);
    })
    .openapi(declared.add, async (context) => {
      const own = { userId: context.var.actor.id, ...context.req.valid("param") };
      await changeCollection(deps, { ...own, change: { add: context.req.valid("json").ids } });
      return context.body(null, 204);
    })
    .openapi(declared.takeOut, async (context) => {
      const { id, materialId } = context.req.valid("param");
      await changeCollection(deps, { userId: context.var.actor.id, id, change: { drop: materialId } });
      return context.body(null, 204);
    });
}
