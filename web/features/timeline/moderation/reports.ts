import { AppealList, ReportList } from "#domain/timeline/moderation.ts";
import type { TimelineApi } from "#server/timeline/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import { REPORTS } from "../keys.ts";

export type Waiting = "open" | "decided";

/** What was reported, open or decided. */
export function useReports(state: Waiting) {
  return useList({
    queryKey: [...REPORTS, "list", state],
    read: async (cursor) => {
      const sort = state === "open" ? ("createdAt" as const) : ("-createdAt" as const);
      const query = { state, sort, ...(cursor ? { cursor } : {}) };
      return ReportList.parse(await bodyOf(await memberApi<TimelineApi>().timeline.reports.$get({ query })));
    },
  });
}

/** What authors say against removals. */
export function useAppeals() {
  return useList({
    queryKey: [...REPORTS, "appeals"],
    read: async (cursor) => {
      const query = { state: "open" as const, ...(cursor ? { cursor } : {}) };
      return AppealList.parse(await bodyOf(await memberApi<TimelineApi>().timeline.appeals.$get({ query })));
    },
  });
}
