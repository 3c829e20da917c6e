import type { Activity } from "#domain/activities/activities.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay, formatNumber } from "#web/locale/format.ts";
import { Button } from "#web/ui/button.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import styles from "./activities.module.css";
import { kindName } from "./kind-names.ts";

type ActivitiesTableProps = {
  rows: Activity[];
  /** Whether they are one hotel's, whose name then goes without saying. */
  isOwn: boolean;
  onCorrect: ((activity: Activity) => void) | undefined;
};

/** What we did and what comes next, a line each. */
export function ActivitiesTable({ rows, isOwn, onCorrect }: ActivitiesTableProps) {
  const columns: Column<Activity>[] = [
    {
      id: "what",
      header: m.activities_what(),
      cell: ({ summary, kind, happenedOn, reach }) => (
        <span className={styles.what}>
          <b>{summary}</b>
          <small>
            {kindName(kind)} · {formatCalendarDay(happenedOn)}
            {reach !== null && ` · ${m.activities_reached({ count: formatNumber(reach) })}`}
          </small>
        </span>
      ),
    },
    ...(isOwn
      ? []
      : [{ id: "hotel", header: m.activities_hotel(), cell: ({ hotel }: Activity) => hotel.name }]),
    {
      id: "next",
      header: m.activities_next(),
      cell: ({ nextStep, nextStepOn }) =>
        nextStep ? (
          <span className={styles.what}>
            {nextStep}
            {nextStepOn && <small>{formatCalendarDay(nextStepOn)}</small>}
          </span>
        ) : (
          "—"
        ),
    },
    ...(onCorrect
      ? [
          {
            id: "actions",
            header: m.activities_correct(),
            isNumeric: true,
            cell: (activity: Activity) => (
              <Button
                look="quiet"
                size="small"
                aria-label={m.activities_correct_of({ summary: activity.summary })}
                onClick={() => onCorrect(activity)}
              >
                {m.activities_correct()}
              </Button>
            ),
          },
        ]
      : []),
  ];
  return <Table caption={m.activities_title()} columns={columns} rows={rows} rowId={({ id }) => id} />;
}
