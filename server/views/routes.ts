import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { viewsContract } from "./contract.ts";
import { countView } from "./count-view.ts";

/** How often pages are read: counts of our own, without cookies and without a trace of who read. */
export function viewsRoutes(deps: Deps) {
  const { count } = viewsContract;
  return createApi(deps).openapi(count, async (context) => {
    await countView(deps, { view: context.req.valid("json"), headers: context.req.raw.headers });
    return context.body(null, 204);
  });
}
