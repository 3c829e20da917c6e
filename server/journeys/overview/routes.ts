import { Journey } from "#domain/journeys/journeys.ts";
import { Overview } from "#domain/journeys/overview.ts";
import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { overviewContract } from "./contract.ts";

import { openJourney } from "./open-journey.ts";
import { readOverview } from "./read-overview.ts";

/** What administrators see of everybody's journeys: figures, and one whole only with a reason. */
export function overviewRoutes(deps: Deps) {
  const { overview, open } = overviewContract;

  return createApi(deps)
    .openapi(overview, async (context) =>
      context.json(Overview.parse(await readOverview(deps, context.req.valid("query"))), 200),
    )
    .openapi(open, async (context) => {
      const which = { journeyId: context.req.valid("param").id, adminId: context.var.actor.id };
      const opened = await openJourney(deps, { ...which, ...context.req.valid("json") });
      return context.json(Journey.parse(opened), 200);
    });
}
