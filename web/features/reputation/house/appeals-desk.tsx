import { useState } from "react";
import { type AppealRow, appealStates, evidenceName } from "#domain/reputation/statement.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { formatCalendarDay, formatDate } from "#web/locale/format.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import type { ListColumn } from "#web/ui/list/list-column.ts";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import styles from "../reputation.module.css";
import { entryName, signed } from "../words.ts";
import { useAppeals } from "./appeals.ts";
import { DecideDialog } from "./decide-dialog.tsx";

const stateNames: Record<AppealRow["state"], () => string> = {
  waiting: m.reputation_appeals_waiting,
  granted: m.reputation_appeals_granted,
  denied: m.reputation_appeals_denied,
};

/** The queue of appeals, the soonest due first, each with the entry it is about. */
export function AppealsDesk() {
  const [decided, setDecided] = useState<AppealRow | null>(null);
  const place = useListPlace({
    filters: [
      {
        ...{ name: "state", label: m.reputation_appeals_state(), look: "tabs", first: "waiting" },
        values: appealStates.map((value) => ({ value, label: stateNames[value]() })),
      },
    ],
    sorts: ["dueOn"],
    sortOf: ({ state }) => (state === "waiting" ? "dueOn" : "-dueOn"),
  });
  return (
    <>
      <MemberList
        id="appeals"
        file="/api/admin/appeals"
        caption={m.reputation_appeals()}
        searchLabel={m.reputation_appeals_search()}
        place={place}
        query={useAppeals(place.asked)}
        columns={columns(setDecided)}
        row={{ id: ({ id }) => id, name: ({ person }) => person.name }}
        empty={<EmptyState title={m.reputation_appeals_none()} text={m.reputation_appeals_none_text()} />}
      />
      {decided && <DecideDialog appeal={decided} onClose={() => setDecided(null)} />}
    </>
  );
}

function columns(onDecide: (appeal: AppealRow) => void): ListColumn<AppealRow>[] {
  return [
    {
      ...{ id: "person", header: m.reputation_appeals_person() },
      cell: ({ person, text }) => (
        <span className={styles.what}>
          <b>{person.name}</b>
          <small>{text}</small>
        </span>
      ),
    },
    {
      ...{ id: "entry", header: m.reputation_appeals_entry(), phone: "below" },
      cell: ({ entry }) => (
        <span className={styles.what}>
          <span>
            {entryName(entry)} {signed(entry.points)}
          </span>
          <small>{[formatDate(entry.at), evidenceName(entry, getLocale())].filter(Boolean).join(", ")}</small>
        </span>
      ),
    },
    {
      ...{ id: "due", header: m.reputation_appeals_due(), sort: "dueOn", phone: "below" },
      cell: ({ dueOn }) => formatCalendarDay(dueOn),
    },
    {
      ...{ id: "answer", header: m.reputation_appeals_answer(), phone: "beside" },
      cell: (appeal) =>
        appeal.state === "waiting" ? (
          <Button look="outline" size="small" onClick={() => onDecide(appeal)}>
            {m.reputation_appeals_decide()}
          </Button>
        ) : (
          <span className={styles.what}>
            <span>
              <Badge tone={appeal.state === "granted" ? "ok" : "neutral"}>{stateNames[appeal.state]()}</Badge>
            </span>
            <small>{appeal.answer}</small>
          </span>
        ),
    },
  ];
}
