import { useQuery } from "@tanstack/react-query";
import { RulesAnswer } from "#domain/reputation/statement.ts";
import { TierStanding } from "#domain/tiers/standing.ts";
import type { ReputationApi } from "#server/reputation/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { TIERS } from "./keys.ts";

/** The reader's tier, why, and what leads to the next. */
export function useTierStanding() {
  return useQuery({
    queryKey: [...TIERS, "standing"],
    queryFn: async () => {
      const api = memberApi<ReputationApi>();
      const [standing, rules] = await Promise.all([api.tiers.standing.$get(), api.reputation.rules.$get()]);
      const { now } = RulesAnswer.parse(await bodyOf(rules));
      return { ...TierStanding.parse(await bodyOf(standing)), rules: now.rules };
    },
  });
}
export type FullStanding = NonNullable<ReturnType<typeof useTierStanding>["data"]>;
