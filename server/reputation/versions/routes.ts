import { LadderVersions, RuleVersions, Simulation } from "#domain/tiers/versions.ts";
import type { Deps } from "../../deps.ts";
import { createApi } from "../../http/api.ts";
import { onceOf } from "../../http/once.ts";
import { publishLadder, readLadders, simulateLadder } from "../../tiers/versions/publish-ladder.ts";
import { versionsContract } from "./contract.ts";
import { publishRules, readVersions, simulateRules } from "./publish-rules.ts";

/** Ladders and rules in versions. */
export function versionRoutes(deps: Deps) {
  const declared = versionsContract;
  return createApi(deps)
    .openapi(declared.ladders, async (context) =>
      context.json(LadderVersions.parse(await readLadders(deps, deps.db)), 200),
    )
    .openapi(declared.tryLadder, async (context) =>
      context.json(Simulation.parse(await simulateLadder(deps, context.req.valid("json"))), 200),
    )
    .openapi(declared.publishLadder, async (context) => {
      const input = {
        actorId: context.var.actor.id,
        ladder: context.req.valid("json"),
        once: onceOf(context),
      };
      return context.json(LadderVersions.parse(await publishLadder(deps, input)), 200);
    })
    .openapi(declared.rules, async (context) =>
      context.json(RuleVersions.parse(await readVersions(deps, deps.db)), 200),
    )
    .openapi(declared.tryRules, async (context) =>
      context.json(Simulation.parse(await simulateRules(deps, context.req.valid("json"))), 200),
    )
    .openapi(declared.publishRules, async (context) => {
      const input = {
        actorId: context.var.actor.id,
        rules: context.req.valid("json"),
        once: onceOf(context),
      };
      return context.json(RuleVersions.parse(await publishRules(deps, input)), 200);
    });
}
