import { TakeList, TakerList } from "#domain/materials/takes.ts";
import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { takesContract } from "./contract.ts";

import { listTakers, listTakes } from "./list/list-takes.ts";

/** Who took what of a hotel's materials: one by one, and by agency. */
export function takesRoutes(deps: Deps) {
  const { takes, takers } = takesContract;

  return createApi(deps)
    .openapi(takes, async (context) => {
      const asked = { ...context.req.valid("param"), query: context.req.valid("query") };
      return context.json(TakeList.parse(await listTakes(deps, { actor: context.var.actor, ...asked })), 200);
    })
    .openapi(takers, async (context) => {
      const asked = { ...context.req.valid("param"), query: context.req.valid("query") };
      return context.json(
        TakerList.parse(await listTakers(deps, { actor: context.var.actor, ...asked })),
        200,
      );
    });
}
