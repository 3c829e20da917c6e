import {
  type ContractState,
  type ContractSummary,
  contractStates,
} from "#domain/hotels/contract-versions.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay } from "#web/locale/format.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { Badge } from "#web/ui/badge.tsx";
import type { ListColumn } from "#web/ui/list/list-column.ts";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { useContracts } from "./contracts.ts";

const stateNames: Record<ContractState, () => string> = {
  in_force: m.contracts_in_force,
  ahead: m.contracts_ahead,
  ended: m.contracts_ended,
  none: m.contracts_without,
};
const tones = { in_force: "ok", ahead: "info", ended: "bad", none: "warn" } as const;

/** Hotels by how their contract stands; the address says what is shown. */
export function ContractsList() {
  const place = useListPlace({
    filters: [
      {
        name: "state",
        label: m.contracts_state(),
        look: "tabs",
        values: contractStates.map((value) => ({ value, label: stateNames[value]() })),
        all: m.contracts_all(),
      },
    ],
    sorts: ["name"],
    sortOf: () => "name",
  });
  return (
    <MemberList
      id="contracts"
      file="/api/contracts"
      caption={m.contracts_title()}
      searchLabel={m.contracts_search()}
      place={place}
      query={useContracts(place.asked)}
      columns={columns()}
      row={{
        id: ({ hotelId }) => hotelId,
        name: ({ hotelName }) => hotelName,
        opens: { address: ({ hotelId }) => `?hotel=${hotelId}` },
      }}
      empty={<EmptyState title={m.contracts_nobody()} text={m.contracts_nobody_text()} />}
    />
  );
}

function columns(): ListColumn<ContractSummary>[] {
  return [
    { id: "hotel", header: m.contracts_hotel(), sort: "name", cell: ({ hotelName }) => hotelName },
    {
      id: "state",
      header: m.contracts_state(),
      phone: "beside",
      cell: ({ state }) => <Badge tone={tones[state]}>{stateNames[state]()}</Badge>,
    },
    {
      id: "period",
      header: m.contracts_since(),
      phone: "below",
      cell: ({ version, startsOn }) =>
        version && startsOn
          ? `${m.contracts_version({ version })} · ${m.contracts_period_open({ start: formatCalendarDay(startsOn) })}`
          : "—",
    },
    {
      id: "currency",
      header: m.contracts_currency(),
      isNumeric: true,
      cell: ({ currency }) => currency ?? "—",
    },
  ];
}
