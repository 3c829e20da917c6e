import { ViewRequest } from "#domain/site/views.ts";
import type { Deps } from "../deps.ts";
import { createApi, declareRoute, jsonBody } from "../http/api.ts";
import { countView } from "./count-view.ts";

/** How often pages are read: counts of our own, without cookies and without a trace of who read. */
export function viewsRoutes(deps: Deps) {
  const count = declareRoute(deps, {
    method: "post",
    path: "/api/views",
    tags: ["views"],
    summary: "Count a page that was read",
    write: {
      audit: { none: "a count without a person" },
      repeat: { harmless: "one more view is one more view" },
    },
    access: "public",
    limit: { name: "views", points: 240, durationSeconds: 600 },
    request: { body: jsonBody(ViewRequest) },
    responses: { 204: { description: "Counted, if it is a public page and the reader does not mind" } },
  });
  return createApi().openapi(count, async (context) => {
    await countView(deps, { view: context.req.valid("json"), headers: context.req.raw.headers });
    return context.body(null, 204);
  });
}
