import { useQuery } from "@tanstack/react-query";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";

/** Everything read about people; a decision makes all of it stale. */
export const PEOPLE = ["people"] as const;

/** How many people stand where. */
export function usePeopleCounts() {
  return useQuery({
    queryKey: [...PEOPLE, "counts"],
    queryFn: async () =>
      (await bodyOf(await memberApi().people.$get({ query: { limit: "1" } }))).facets.status,
  });
}
