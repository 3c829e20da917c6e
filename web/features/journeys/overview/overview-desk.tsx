import { useState } from "react";
import type { Journey } from "#domain/journeys/journeys.ts";
import type { OverviewRow } from "#domain/journeys/overview.ts";
import { journeyStates } from "#domain/journeys/states.ts";
import { m } from "#messages/messages.js";
import { formatDate } from "#web/locale/format.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import type { ListColumn } from "#web/ui/list/list-column.ts";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { ReasonDialog } from "#web/ui/reason-dialog.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { stateName, stateTones } from "../state-names.ts";
import { dateRange, money } from "../words.ts";
import { OpenedJourney } from "./opened-journey.tsx";
import { openJourney, useOverview } from "./overview.ts";

const columns = (onOpen: (row: OverviewRow) => void): ListColumn<OverviewRow>[] => [
  { id: "owner", header: m.journeys_owner(), cell: ({ ownerName }) => <b>{ownerName}</b> },
  {
    id: "state",
    header: m.journeys_state(),
    phone: "beside",
    cell: ({ state }) => <Badge tone={stateTones[state]}>{stateName(state)}</Badge>,
  },
  { id: "dates", header: m.journeys_dates(), sort: "startsOn", phone: "below", cell: dateRange },
  {
    id: "worth",
    header: m.journeys_sell(),
    isNumeric: true,
    phone: "below",
    cell: ({ worth, currency }) => (worth === null ? "" : money(worth, currency)),
  },
  {
    id: "updated",
    header: m.journeys_updated(),
    sort: "-updatedAt",
    cell: ({ updatedAt }) => formatDate(updatedAt),
  },
  {
    id: "open",
    header: m.journeys_open(),
    isFixed: true,
    isNumeric: true,
    phone: "across",
    cell: (row) => (
      <Button
        look="outline"
        size="small"
        aria-label={m.journeys_open_of({ name: row.ownerName, dates: dateRange(row) })}
        onClick={() => onOpen(row)}
      >
        {m.journeys_open()}
      </Button>
    ),
  },
];

/** Everybody's journeys in figures; one is opened with a reason, which is logged. */
export function OverviewDesk() {
  const place = useListPlace({
    filters: [
      {
        ...{ name: "state", label: m.journeys_state(), look: "tabs", all: m.journeys_all_states() },
        values: journeyStates.map((value) => ({ value, label: stateName(value) })),
      },
    ],
    sorts: ["updatedAt", "startsOn"],
    sortOf: () => "-updatedAt",
  });
  const [asked, setAsked] = useState<OverviewRow>();
  const [opened, setOpened] = useState<Journey>();
  const { run: open } = useWrite(openJourney);
  const onOpen = async ({ id }: OverviewRow, reason: string) => {
    setAsked(undefined);
    const answer = await open({ id, reason });
    if (answer.state === "done") return setOpened(answer.value);
    toast({ tone: "bad", text: m.journeys_not_sent() });
  };
  return (
    <>
      <MemberList
        id="journeys-overview"
        file="/api/journeys/overview"
        caption={m.journeys_overview()}
        searchLabel={m.journeys_overview_search()}
        place={place}
        query={useOverview(place.asked)}
        columns={columns(setAsked)}
        row={{ id: ({ id }) => id, name: ({ ownerName }) => ownerName }}
        empty={<EmptyState title={m.journeys_overview_none()} />}
      />
      {asked && (
        <ReasonDialog
          isForRecord
          isHarmless
          title={m.journeys_open()}
          text={m.journeys_open_text({ name: asked.ownerName })}
          action={m.journeys_open()}
          onClose={() => setAsked(undefined)}
          onConfirm={(reason) => void onOpen(asked, reason)}
        />
      )}
      {opened && <OpenedJourney journey={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
