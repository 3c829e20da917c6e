import { ClimberDetail, ClimberList, TierStanding } from "#domain/tiers/standing.ts";
import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { onceOf } from "../../http/once.ts";
import { moveByHand } from "../../tiers/move-by-hand.ts";
import { listClimbers, readClimber } from "../../tiers/read-tier.ts";
import { readTierStanding } from "../read-path.ts";
import { standingsContract } from "./contract.ts";

/** Where people stand on the ladder, for themselves and for administrators. */
export function standingRoutes(deps: Deps) {
  const { own, list, read, move } = standingsContract;
  const detail = async (id: string) =>
    ClimberDetail.parse({
      person: await readClimber(deps.db, id),
      standing: await readTierStanding(deps, deps.db, id),
    });
  return createApi(deps)
    .openapi(own, async (context) => {
      const standing = await readTierStanding(deps, deps.db, context.var.actor.id);
      return context.json(TierStanding.parse(standing), 200);
    })
    .openapi(list, async (context) =>
      context.json(ClimberList.parse(await listClimbers(deps.db, context.req.valid("query"))), 200),
    )
    .openapi(read, async (context) => context.json(await detail(context.req.valid("param").id), 200))
    .openapi(move, async (context) => {
      const { id: userId } = context.req.valid("param");
      const input = { userId, actorId: context.var.actor.id, once: onceOf(context) };
      await moveByHand(deps, { ...input, move: context.req.valid("json") });
      return context.json(await detail(userId), 200);
    });
}
