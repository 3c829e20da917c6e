import { z } from "zod";
import { roles } from "#domain/accounts/roles.ts";
import { NewSavedView, SavedViews, SavedViewsQuery } from "#domain/list/saved-views.ts";
import type { Deps } from "../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../http/api.ts";
import { refuse } from "../http/refuse.ts";
import { deleteView, findViews } from "./queries.ts";
import { saveView } from "./save-view.ts";

const own = { path: "/api/saved-views" as const, tags: ["lists"], access: roles };
const audit = { none: "a person's own bookmarks" };

/** What lists remember for each person. */
export function savedViewsRoutes(deps: Deps) {
  const list = declareRoute(deps, {
    ...{ ...own, method: "get" },
    summary: "What I had a list remember",
    request: { query: SavedViewsQuery },
    responses: { 200: jsonAnswer(SavedViews, "My views of the list, by name") },
  });
  const save = declareRoute(deps, {
    ...{ ...own, method: "post" },
    summary: "Have a list remember what it was asked",
    write: { audit, repeat: { harmless: "the same name is the same view" } },
    request: { body: jsonBody(NewSavedView) },
    responses: { 200: jsonAnswer(SavedViews, "My views of the list, by name") },
  });
  const forget = declareRoute(deps, {
    ...{ ...own, method: "delete", path: "/api/saved-views/{id}" },
    summary: "Forget a view of mine",
    write: { audit, repeat: { harmless: "forgotten is forgotten" } },
    request: { params: z.object({ id: z.uuid() }) },
    responses: { 204: { description: "It is forgotten" } },
  });
  return createApi()
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
