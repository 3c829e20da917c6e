import type { ReportRow } from "#domain/accountability/accountability.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { formatCalendarDay, formatNumber } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { useFigureRows } from "./accountability.ts";

type FigureDialogProps = { place: Parameters<typeof useFigureRows>[0]; onClose: () => void };

/** The rows behind a figure; their counts add up to it. */
export function FigureDialog({ place, onClose }: FigureDialogProps) {
  const query = useFigureRows(place);
  const language = getLocale();
  const label = query.data?.label[language] ?? m.accountability_rows();
  const columns: Column<ReportRow>[] = [
    { id: "on", header: m.accountability_day(), cell: ({ on }) => formatCalendarDay(on) },
    { id: "text", header: m.accountability_what(), cell: ({ text }) => text[language] },
    {
      id: "count",
      header: m.accountability_count(),
      isNumeric: true,
      cell: ({ count }) => formatNumber(count),
    },
  ];
  return (
    <Dialog isOpen isWide onOpenChange={onClose} title={label}>
      <QueryView query={query} lines={4}>
        {({ rows, value }) =>
          rows.length > 0 ? (
            <>
              <Table
                caption={label}
                columns={columns}
                rows={rows.map((row, at) => ({ ...row, at }))}
                rowId={(row) => String((row as ReportRow & { at: number }).at)}
              />
              <p className="pair note">
                <span>{m.accountability_total()}</span>
                <span className="figures">{formatNumber(value)}</span>
              </p>
            </>
          ) : (
            <EmptyState title={m.accountability_nothing()} text={m.accountability_nothing_text()} />
          )
        }
      </QueryView>
    </Dialog>
  );
}
