import { Lock } from "lucide-react";
import { tierNames } from "#domain/tiers/ladders.ts";
import type { Climber } from "#domain/tiers/standing.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay, formatNumber } from "#web/locale/format.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { type ListColumn, NOTHING } from "#web/ui/list/list-column.ts";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { TierBadge } from "../tier-badge.tsx";
import { tierName } from "../words.ts";
import { ClimberPanel } from "./climber-panel.tsx";
import { useStandings } from "./standings.ts";

const roles = { advisor: m.tiers_role_advisor, tour_operator: m.tiers_role_operator };

/** Everybody on the ladders by score; whoever is opened stands beside, with what can be done by hand. */
export function StandingsList() {
  const place = useListPlace({
    filters: [
      {
        ...{ name: "tier", label: m.tiers_level(), look: "tabs", all: m.tiers_all() },
        values: tierNames.map((value) => ({ value, label: tierName(value) })),
      },
      {
        ...{ name: "role", label: m.tiers_ladder_of(), look: "select", all: m.tiers_all_ladders() },
        values: (["advisor", "tour_operator"] as const).map((value) => ({ value, label: roles[value]() })),
      },
    ],
    sorts: ["score", "name"],
    sortOf: () => "-score",
  });
  const query = useStandings(place.asked);
  const open = query.data?.rows.find(({ id }) => id === place.valueOf("person")) ?? query.data?.rows[0];
  return (
    <MemberList
      id="standings"
      file="/api/admin/standings"
      caption={m.tiers_people()}
      searchLabel={m.tiers_people_search()}
      place={place}
      query={query}
      columns={columns()}
      row={{
        id: ({ id }) => id,
        name: ({ name }) => name,
        opens: { address: ({ id }) => place.addressWith("person", id), isBeside: true },
      }}
      openId={open?.id}
      empty={<EmptyState title={m.tiers_people_none()} />}
      aside={open && <ClimberPanel key={open.id} id={open.id} />}
    />
  );
}

function columns(): ListColumn<Climber>[] {
  return [
    { id: "name", header: m.tiers_person(), sort: "name", cell: ({ name }) => name },
    { id: "role", header: m.tiers_ladder_of(), phone: "below", cell: ({ role }) => roles[role]() },
    {
      ...{ id: "tier", header: m.tiers_level(), phone: "beside" },
      cell: ({ tier, isLocked }) => (
        <span className="pair">
          <TierBadge tier={tier} />
          {isLocked && <Lock size={14} strokeWidth={1.4} aria-label={m.tiers_locked()} />}
        </span>
      ),
    },
    {
      ...{ id: "score", header: m.reputation_points(), sort: "-score", isNumeric: true },
      ...{ isNamed: true, phone: "below" },
      cell: ({ score }) => formatNumber(score),
    },
    {
      ...{ id: "warned", header: m.tiers_warned_for() },
      cell: ({ warnedFor }) => (warnedFor ? formatCalendarDay(warnedFor) : NOTHING),
    },
  ];
}
