import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { answerOffer } from "./answer-offer.ts";
import { askColleague, withdrawInvite } from "./ask-colleague.ts";
import { changeSplit, dropColleague } from "./change-colleague.ts";
import { agenciesContract } from "./contract.ts";
import { readTeam } from "./read-team.ts";

/** The people of an agency and how they share what they sell. */
export function agenciesRoutes(deps: Deps) {
  const { team, ask, withdraw, answer, split, drop } = agenciesContract;
  return createApi(deps)
    .openapi(team, async (context) => context.json(await readTeam(deps, context.var.actor.id), 200))
    .openapi(ask, async (context) => {
      await askColleague(deps, { actorId: context.var.actor.id, colleague: context.req.valid("json") });
      return context.body(null, 204);
    })
    .openapi(withdraw, async (context) => {
      await withdrawInvite(deps, { actorId: context.var.actor.id, ...context.req.valid("param") });
      return context.body(null, 204);
    })
    .openapi(answer, async (context) => {
      const given = { ...context.req.valid("param"), ...context.req.valid("json") };
      await answerOffer(deps, { actorId: context.var.actor.id, ...given });
      return context.body(null, 204);
    })
    .openapi(split, async (context) => {
      const given = { ...context.req.valid("param"), ...context.req.valid("json") };
      await changeSplit(deps, { actorId: context.var.actor.id, ...given });
      return context.body(null, 204);
    })
    .openapi(drop, async (context) => {
      await dropColleague(deps, { actorId: context.var.actor.id, ...context.req.valid("param") });
      return context.body(null, 204);
    });
}
