import { Desk, ReviewQueue } from "#domain/materials/materials.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { addVersion } from "./add-version.ts";
import { collectionRoutes } from "./collections/routes.ts";
import { materialsContract } from "./contract.ts";
import { kitRoutes } from "./kit/routes.ts";
import { listWaiting } from "./list-waiting.ts";
import { readDesk } from "./read-desk.ts";
import { reviewVersion } from "./review-version.ts";
import { takesRoutes } from "./takes/routes.ts";

/** Materials: for whoever sells, for the hotel that gives them, and for administrators who review them. */
export function materialsRoutes(deps: Deps) {
  const { desk, add, queue, review } = materialsContract;

  return createApi(deps)
    .openapi(desk, async (context) => {
      const input = { actor: context.var.actor, ...context.req.valid("param") };
      return context.json(Desk.parse(await readDesk(deps, input)), 200);
    })
    .openapi(add, async (context) => {
      const { hotelId } = context.req.valid("param");
      const given = context.req.valid("json");
      const input = { actor: context.var.actor, hotelId, given, once: onceOf(context) };
      return context.json(await addVersion(deps, input), 201);
    })
    .openapi(queue, async (context) => context.json(ReviewQueue.parse(await listWaiting(deps)), 200))
    .openapi(review, async (context) => {
      const { id } = context.req.valid("param");
      await reviewVersion(deps, { actor: context.var.actor, id, review: context.req.valid("json") });
      return context.body(null, 204);
    })
    .route("/", takesRoutes(deps))
    .route("/", collectionRoutes(deps))
    .route("/", kitRoutes(deps));
}
