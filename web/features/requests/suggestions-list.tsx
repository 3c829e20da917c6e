import type { FeatureRequest } from "#domain/requests/requests.ts";
import { requestStates } from "#domain/requests/states.ts";
import { m } from "#messages/messages.js";
import { formatDate, formatNumber } from "#web/locale/format.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { Badge } from "#web/ui/badge.tsx";
import type { ListColumn } from "#web/ui/list/list-column.ts";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { REQUESTS, useSuggestions } from "./requests.ts";
import { stateNames } from "./state-names.ts";

/** What members ask for as a list, in which many are answered at once. */
export function SuggestionsList() {
  const place = useListPlace({
    filters: [
      {
        ...{ name: "state", label: m.requests_states(), look: "tabs", first: "new" },
        values: requestStates.map((value) => ({ value, label: stateNames[value].label() })),
      },
    ],
    sorts: ["votes", "createdAt"],
    sortOf: () => "-votes",
  });
  return (
    <MemberList
      id="suggestions"
      file="/api/requests"
      caption={m.requests_list()}
      searchLabel={m.requests_search()}
      place={place}
      query={useSuggestions(place.asked)}
      columns={columns()}
      row={{
        id: ({ id }) => id,
        name: ({ title }) => title,
        opens: { address: ({ id }) => `/admin/suggestions?open=${id}` },
      }}
      bulk={{
        choices: [
          { id: "requests.plan", label: m.requests_bulk_plan(), reason: "may" },
          { id: "requests.decline", label: m.requests_bulk_decline(), reason: "needed" },
        ],
        item: ({ id, version }) => ({ id, version }),
        changes: REQUESTS,
      }}
      empty={<EmptyState title={m.requests_none()} text={m.requests_list_none_text()} />}
    />
  );
}

function columns(): ListColumn<FeatureRequest>[] {
  return [
    { id: "title", header: m.requests_request(), cell: ({ title }) => title },
    {
      id: "state",
      header: m.requests_state(),
      phone: "below",
      cell: ({ state }) => <Badge tone={stateNames[state].tone}>{stateNames[state].label()}</Badge>,
    },
    {
      id: "votes",
      header: m.requests_votes(),
      sort: "-votes",
      isNumeric: true,
      phone: "beside",
      cell: ({ votes }) => formatNumber(votes),
    },
    {
      id: "author",
      header: m.requests_author(),
      phone: "below",
      cell: ({ author }) => author ?? m.requests_member(),
    },
    {
      id: "at",
      header: m.requests_at(),
      sort: "-createdAt",
      cell: ({ createdAt }) => formatDate(createdAt),
    },
  ];
}
