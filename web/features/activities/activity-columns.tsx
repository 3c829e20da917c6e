import type { Activity } from "#domain/activities/activities.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay } from "#web/locale/format.ts";
import { Button } from "#web/ui/button.tsx";
import type { ListColumn } from "#web/ui/list/list-column.ts";
import styles from "./activities.module.css";
import { kindName } from "./kind-names.ts";

type Reader = {
  /** Whether they are one hotel's, whose name then goes without saying. */
  isOwn: boolean;
  onCorrect: ((activity: Activity) => void) | undefined;
};

/** What we did, when, for whom and what comes next, as each reader needs it. */
export function activityColumns({ isOwn, onCorrect }: Reader): ListColumn<Activity>[] {
  return [
    { id: "what", header: m.activities_what(), cell: whatText },
    {
      id: "day",
      header: m.activities_day(),
      sort: "-happenedOn",
      phone: "below",
      cell: ({ happenedOn }) => <span className={styles.day}>{formatCalendarDay(happenedOn)}</span>,
    },
    ...(isOwn
      ? []
      : [
          {
            id: "hotel",
            header: m.activities_hotel(),
            phone: "below" as const,
            cell: ({ hotel }: Activity) => hotel.name,
          },
        ]),
    { id: "next", header: m.activities_next(), isNamed: true, phone: "across", cell: nextText },
    ...(onCorrect ? [correctColumn(onCorrect)] : []),
  ];
}

function whatText({ summary, kind, reach }: Activity) {
  return (
    <span className={styles.what}>
      <b>{summary}</b>
      <small>
        {kindName(kind)}
        {reach !== null && ` · ${reachWords(reach)}`}
      </small>
    </span>
  );
}

function reachWords(reach: number): string {
  return m.activities_reached({ count: reach });
}

function nextText({ nextStep, nextStepOn }: Activity) {
  if (!nextStep) return "—";
  return (
    <span className={styles.what}>
      {nextStep}
      {nextStepOn && <small>{formatCalendarDay(nextStepOn)}</small>}
    </span>
  );
}

function correctColumn(onCorrect: (activity: Activity) => void): ListColumn<Activity> {
  return {
    id: "actions",
    header: m.activities_correct(),
    isNumeric: true,
    isFixed: true,
    phone: "beside",
    cell: (activity) => (
      <Button
        look="quiet"
        size="small"
        aria-label={m.activities_correct_of({ summary: activity.summary })}
        onClick={() => onCorrect(activity)}
      >
        {m.activities_correct()}
      </Button>
    ),
  };
}
