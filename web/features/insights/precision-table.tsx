import type { ReactNode } from "react";
import type { Precision } from "#domain/insights/insights.ts";
import { m } from "#messages/messages.js";
import { formatNumber } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "./insights.module.css";
import { said, switchRule, usePrecision } from "./insights.ts";

type Row = Precision["rules"][number];

function Switch({ row: { key, name, isRetired } }: { row: Row }) {
  const { run, isBusy } = useWrite(switchRule);
  const turn = async () => {
    const { state } = await run({ rule: key, isRetired: !isRetired });
    if (state !== "done") toast({ text: m.insights_switch_failed(), tone: "bad" });
  };
  const label = isRetired ? m.insights_switch_on() : m.insights_switch_off();
  return (
    <span className={styles.switch}>
      {isRetired && <Badge tone="warn">{m.insights_is_off()}</Badge>}
      <Button
        look="quiet"
        size="small"
        isBusy={isBusy}
        aria-label={`${label}: ${said(name)}`}
        onClick={() => void turn()}
      >
        {label}
      </Button>
    </span>
  );
}

/** A figure of the table; a phone, which has no headings, says with it what it counts. */
function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className={styles.counted} data-label={label}>
      {children}
    </span>
  );
}

/** How right each rule was: what it showed, what people did with it, and what came of it. */
export function PrecisionTable() {
  const counted = (
    id: "shown" | "people" | "acted" | "dismissed" | "outcomes",
    header: string,
  ): Column<Row> => ({
    ...{ id, header, isNumeric: true },
    cell: (row) => <Figure label={header}>{formatNumber(row[id])}</Figure>,
  });
  const columns: Column<Row>[] = [
    {
      id: "rule",
      header: m.insights_precision_rule(),
      cell: ({ name, threshold }) => (
        <span className={styles.what}>
          {said(name)}
          <small>{said(threshold)}</small>
        </span>
      ),
    },
    counted("shown", m.insights_precision_shown()),
    counted("people", m.insights_precision_people()),
    counted("acted", m.insights_precision_acted()),
    counted("dismissed", m.insights_precision_dismissed()),
    counted("outcomes", m.insights_precision_outcomes()),
    {
      ...{ id: "precision", header: m.insights_precision(), isNumeric: true },
      cell: ({ precision }) => (
        <Figure label={m.insights_precision()}>
          {precision === null ? (
            <span className="note">{m.insights_precision_thin()}</span>
          ) : (
            `${Math.round(precision * 100)}%`
          )}
        </Figure>
      ),
    },
    { id: "speaks", header: m.insights_precision_speaks(), cell: (row) => <Switch row={row} /> },
  ];
  return (
    <QueryView query={usePrecision()} lines={12}>
      {({ rules }) => (
        <div className={styles.precision}>
          <Table
            caption={m.insights_precision_caption()}
            columns={columns}
            rows={rules}
            rowId={({ key }) => key}
          />
        </div>
      )}
    </QueryView>
  );
}
