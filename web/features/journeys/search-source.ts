import { CalendarDays, Plus, Route } from "lucide-react";
import { JourneyList } from "#domain/journeys/journey-lists.ts";
import { m } from "#messages/messages.js";
import type { SearchEntry, SearchSource } from "#web/portal/search/search-source.ts";
import { JOURNEYS } from "./journeys.ts";
import { stateName } from "./state-names.ts";

/** The journeys that were read of late, the next one, and the calendar. */
export const searchSource: SearchSource = {
  id: "journeys",
  label: m.menu_my_journeys,
  find: ({ role, menu, queries }) => {
    if (role !== "advisor" && role !== "tour_operator") return [];
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
      { id: "journey-new", label: m.journeys_new(), icon: Plus, to: `${home}?new=1` },
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
