import { SavedViews } from "#domain/list/saved-views.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { refuse } from "../http/refuse.ts";
import { savedViewsContract } from "./contract.ts";
import { deleteView, findViews } from "./queries.ts";
import { saveView } from "./save-view.ts";

/** What lists remember for each person. */
export function savedViewsRoutes(deps: Deps) {
  const { list, save, forget } = savedViewsContract;

  return createApi(deps)
    .openapi(list, async (context) => {
      const asked = { userId: context.var.actor.id, ...context.req.valid("query") };
      return context.json(SavedViews.parse({ views: await findViews(deps.db, asked) }), 200);
    })
    .openapi(save, async (context) => {
      const view = context.req.valid("json");
      return context.json(
        SavedViews.parse(await saveView(deps, { userId: context.var.actor.id, view })),
        200,
      );
    })
    .openapi(forget, async (context) => {
      const gone = await deleteView(deps.db, { ...context.req.valid("param"), userId: context.var.actor.id });
      if (!gone) throw refuse("not_found");
      return context.body(null, 204);
    });
}
