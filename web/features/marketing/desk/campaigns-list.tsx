import type { DeskCampaign } from "#domain/marketing/campaigns.ts";
import { type CampaignState, campaignStates } from "#domain/marketing/windows.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { formatCalendarDay, formatNumber } from "#web/locale/format.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { Badge } from "#web/ui/badge.tsx";
import type { ListColumn } from "#web/ui/list/list-column.ts";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { stateName, statesName } from "../names.ts";
import { useDesk } from "./desk.ts";

const tones = { draft: "neutral", published: "ok", withdrawn: "warn" } as const;

/** A campaign's state in a word. */
export function StateBadge({ state }: { state: CampaignState }) {
  return <Badge tone={tones[state]}>{stateName(state)}</Badge>;
}

/** Every campaign, the latest first; the address says what is shown. */
export function CampaignsList() {
  const place = useListPlace({
    filters: [
      {
        name: "state",
        label: m.campaigns_state(),
        look: "tabs",
        all: m.campaigns_all(),
        values: campaignStates.map((value) => ({ value, label: statesName(value) })),
      },
    ],
    sorts: ["startsOn"],
    sortOf: () => "-startsOn",
  });
  return (
    <MemberList
      id="campaigns"
      file="/api/marketing/desk"
      caption={m.campaigns_title()}
      searchLabel={m.campaigns_search()}
      place={place}
      query={useDesk(place.asked)}
      columns={columns()}
      row={{
        id: ({ id }) => id,
        name: ({ title }) => title[getLocale()],
        opens: { address: ({ id }) => `/admin/campaigns/${id}` },
      }}
      empty={<EmptyState title={m.campaigns_none()} text={m.campaigns_none_text()} />}
    />
  );
}

function columns(): ListColumn<DeskCampaign>[] {
  const number = (
    id: "members" | "clicks" | "leads" | "bookings",
    header: string,
  ): ListColumn<DeskCampaign> => ({
    id,
    header,
    isNumeric: true,
    cell: (campaign) => formatNumber(campaign[id]),
  });
  return [
    { id: "campaign", header: m.campaigns_campaign(), cell: ({ title }) => title[getLocale()] },
    {
      id: "hotels",
      header: m.campaigns_hotels(),
      phone: "below",
      cell: ({ hotels }) => hotels.map(({ name }) => name).join(", "),
    },
    {
      id: "window",
      header: m.campaigns_window(),
      sort: "startsOn",
      phone: "below",
      cell: ({ startsOn, endsOn }) =>
        m.campaigns_window_days({ from: formatCalendarDay(startsOn), until: formatCalendarDay(endsOn) }),
    },
    {
      id: "state",
      header: m.campaigns_state(),
      phone: "beside",
      cell: ({ state }) => <StateBadge state={state} />,
    },
    number("members", m.campaigns_members()),
    number("clicks", m.marketing_clicks()),
    number("leads", m.marketing_leads()),
    number("bookings", m.marketing_bookings()),
  ];
}
