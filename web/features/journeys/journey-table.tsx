import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { JourneyQuery, type JourneySummary } from "#domain/journeys/journey-lists.ts";
import { m } from "#messages/messages.js";
import { formatDate } from "#web/locale/format.ts";
import { useHome } from "#web/portal/use-home.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { Badge } from "#web/ui/badge.tsx";
import type { ListColumn } from "#web/ui/list/list-column.ts";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { useClientNames } from "./client-names.ts";
import { journeyQuestions } from "./journey-questions.ts";
import { useJourneys } from "./journeys.ts";
import { stateName, stateTones } from "./state-names.ts";
import { dateRange, money } from "./words.ts";

const columns = (): ListColumn<JourneySummary>[] => [
  { id: "title", header: m.journeys_journey(), sort: "title", cell: ({ title }) => title },
  {
    id: "client",
    header: m.journeys_client(),
    phone: "below",
    cell: ({ clientName }) => clientName ?? "",
  },
  { id: "dates", header: m.journeys_dates(), sort: "startsOn", phone: "below", cell: dateRange },
  {
    id: "state",
    header: m.journeys_state(),
    phone: "beside",
    cell: ({ state }) => <Badge tone={stateTones[state]}>{stateName(state)}</Badge>,
  },
  {
    id: "worth",
    header: m.journeys_sell(),
    isNumeric: true,
    cell: ({ worth, currency }) => (worth === null ? "" : money(worth, currency)),
  },
  {
    id: "updated",
    header: m.journeys_updated(),
    sort: "-updatedAt",
    cell: ({ updatedAt }) => formatDate(updatedAt),
  },
];

/** The journeys as a list: by state, month and client, found, sorted, kept as a file; the address says which. */
export function JourneyTable({ begin }: { begin: ReactNode }) {
  const home = useHome();
  const clients = useClientNames("").data?.rows ?? [];
  const [params] = useSearchParams();
  const place = useListPlace(journeyQuestions(clients, params));
  const query = useJourneys(JourneyQuery.omit({ cursor: true, limit: true }).parse(place.asked));
  return (
    <MemberList
      id="journeys"
      caption={m.menu_my_journeys()}
      searchLabel={m.journeys_search()}
      file="/api/journeys"
      columns={columns()}
      row={{
        id: ({ id }) => id,
        name: ({ title }) => title,
        opens: { address: ({ id }) => `${home}/my-journeys/${id}` },
      }}
      empty={<EmptyState title={m.journeys_none()} text={m.journeys_none_text()} action={begin} />}
      {...{ place, query }}
    />
  );
}
