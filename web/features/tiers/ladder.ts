import { useQuery } from "@tanstack/react-query";
import type { AccountsApi } from "#server/accounts/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";

/** The house's ladder of tiers, lowest first. */
export function useLadder() {
  return useQuery({
    queryKey: ["tiers", "ladder"],
    queryFn: async () => (await bodyOf(await memberApi<AccountsApi>().tiers.$get())).tiers,
  });
}
