import { CalendarDays, Route } from "lucide-react";
import { JourneyList } from "#domain/journeys/journey-lists.ts";
import { Overview, type OverviewRow } from "#domain/journeys/overview.ts";
import { m } from "#messages/messages.js";
import type { JourneysApi } from "#server/journeys/contract.ts";
import type { SearchEntry, SearchSource } from "#web/portal/search/search-source.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { JOURNEYS } from "./keys.ts";
import { stateName } from "./state-names.ts";
import { dateRange } from "./words.ts";

const keyOf = (words: string) => [...JOURNEYS, "overview-search", words];

async function findOverview(q: string): Promise<OverviewRow[]> {
  const answer = await memberApi<JourneysApi>().journeys.overview.$get({ query: { q, limit: "8" } });
  return Overview.parse(await bodyOf(answer)).rows;
}

/** Somebody's journeys in figures: the list that they lead to asks why one is opened. */
function othersJourneys(rows: OverviewRow[]): SearchEntry[] {
  return rows.map((row) => ({
    ...{ id: `journey-${row.id}`, label: `${row.ownerName}, ${dateRange(row)}`, icon: Route },
    ...{ note: stateName(row.state), to: `/admin/journeys?${new URLSearchParams({ q: row.ownerName })}` },
  }));
}

/** The journeys that were read of late, and the calendar. */
export const searchSource: SearchSource = {
  id: "journeys",
  label: m.journeys_overview,
  reads: ({ role, words }) =>
    role === "admin" && words ? [{ queryKey: keyOf(words), queryFn: () => findOverview(words) }] : [],
  find: ({ role, menu, queries, words }) => {
    if (role === "admin") return othersJourneys(queries.getQueryData<OverviewRow[]>(keyOf(words)) ?? []);
    if (role === "hotel") return [];
    const home = `${menu.home}/my-journeys`;
    const read = queries.getQueriesData({ queryKey: [...JOURNEYS, "list"] });
    const known = new Map<string, SearchEntry>();
    for (const [, data] of read) {
      for (const page of (data as { pages?: unknown[] } | undefined)?.pages ?? []) {
        for (const { id, title, state, clientName } of JourneyList.safeParse(page).data?.rows ?? []) {
          const note = [clientName, stateName(state)].filter(Boolean).join(", ");
          known.set(id, { id: `journey-${id}`, label: title, note, icon: Route, to: `${home}/${id}` });
        }
      }
    }
    return [
      {
        id: "journey-calendar",
        label: m.journeys_search_calendar(),
        icon: CalendarDays,
        to: `${home}?view=calendar`,
      },
      ...known.values(),
    ];
  },
};
