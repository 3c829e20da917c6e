import type { Referral } from "#domain/referrals/referrals.ts";
import { referralStates } from "#domain/referrals/states.ts";
import { m } from "#messages/messages.js";
import { formatLongDate } from "#web/locale/format.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { Badge } from "#web/ui/badge.tsx";
import type { ListColumn } from "#web/ui/list/list-column.ts";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { REFERRALS } from "./keys.ts";
import { useRegister } from "./referrals.ts";
import { stateNames } from "./words.ts";

/** Every hotel that members refer, by stage; the address says what is shown. */
export function RegisterList() {
  const place = useListPlace({
    filters: [
      {
        name: "state",
        label: m.referrals_state(),
        look: "tabs",
        values: referralStates.map((value) => ({ value, label: stateNames[value].label() })),
        all: m.referrals_all(),
      },
    ],
    sorts: ["createdAt", "claimEndsAt"],
    sortOf: () => "-createdAt",
  });
  return (
    <MemberList
      id="referrals"
      caption={m.referrals_admin_menu()}
      searchLabel={m.referrals_search()}
      place={place}
      query={useRegister(place.asked)}
      columns={columns()}
      row={{
        id: ({ id }) => id,
        name: ({ name }) => name,
        opens: { address: ({ id }) => `/admin/referrals/${id}` },
      }}
      file="/api/admin/referrals"
      bulk={{
        choices: [
          { id: "referrals.talk", label: m.referrals_bulk_talk() },
          { id: "referrals.decline", label: m.referrals_bulk_decline(), reason: "needed" },
        ],
        item: ({ id, version }) => ({ id, version }),
        changes: REFERRALS,
      }}
      empty={<EmptyState title={m.referrals_none()} text={m.referrals_admin_none_text()} />}
    />
  );
}

function columns(): ListColumn<Referral>[] {
  return [
    { id: "hotel", header: m.referrals_hotel(), cell: ({ name, place }) => `${name}, ${place}` },
    {
      id: "state",
      header: m.referrals_state(),
      phone: "beside",
      cell: ({ state }) => <Badge tone={stateNames[state].tone}>{stateNames[state].label()}</Badge>,
    },
    {
      id: "owner",
      header: m.referrals_owner(),
      phone: "below",
      cell: ({ owner }) => owner ?? m.referrals_gone(),
    },
    {
      id: "since",
      header: m.referrals_since(),
      sort: "-createdAt",
      phone: "below",
      cell: ({ createdAt }) => formatLongDate(createdAt),
    },
    {
      id: "claim",
      header: m.referrals_claim(),
      sort: "claimEndsAt",
      cell: ({ claimDays, claimEndsAt }) =>
        claimDays === null ? "—" : m.referrals_until({ date: formatLongDate(claimEndsAt) }),
    },
  ];
}
