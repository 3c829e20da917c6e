import type { SheetCheck } from "#domain/invites/sheet.ts";
import { m } from "#messages/messages.js";
import { formatNumber } from "#web/locale/format.ts";
import { SheetField } from "#web/session/sheets/sheet-field.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { Table } from "#web/ui/table.tsx";
import styles from "./invites.module.css";
import { problemNames } from "./problem-names.ts";
import { type SheetState, useSheet } from "./use-sheet.ts";

/** Invites everybody in a file: first what it would do, line by line, then the sending, with how far it is. */
export function SheetDialog({ onClose }: { onClose: () => void }) {
  const { state, check, send } = useSheet();
  const ready = state.kind === "checked" ? state.check.ready : 0;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={m.invites_sheet_title()}
      actions={
        <DialogFooter
          onBack={onClose}
          back={state.kind === "done" ? m.invites_done() : undefined}
          onClick={() => void send()}
        >
          {ready > 0 && m.invites_sheet_send({ count: ready })}
        </DialogFooter>
      }
    >
      <div className="work stack">
        <p>{m.invites_sheet_text()}</p>
        <SheetField
          label={m.invites_sheet_file()}
          hint={m.invites_sheet_hint()}
          disabled={state.kind === "sending"}
          onRows={(rows) => void check(rows)}
        />
        <SheetStep state={state} />
      </div>
    </Dialog>
  );
}

function SheetStep({ state }: { state: SheetState }) {
  switch (state.kind) {
    case "empty":
      return null;
    case "failed":
      return <Notice tone="bad">{m.invites_sheet_failed()}</Notice>;
    case "checked":
      return <Checked check={state.check} />;
    case "sending":
      return (
        <div role="status">
          <p>{m.invites_sheet_sending({ sent: state.sent, of: formatNumber(state.of) })}</p>
          <Progress percent={(state.sent / state.of) * 100} label={m.invites_sheet_title()} />
        </div>
      );
    case "done":
      return (
        <Notice tone={state.refused > 0 ? "warn" : "ok"}>
          {m.invites_sheet_done({ sent: formatNumber(state.sent), refused: formatNumber(state.refused) })}
        </Notice>
      );
  }
}

function Checked({ check: { rows, ready, isTooLong, unknownColumns } }: { check: SheetCheck }) {
  const wrong = rows.filter(({ problem }) => problem !== null);
  return (
    <>
      <p role="status">
        {m.invites_sheet_checked({ ready: formatNumber(ready), wrong: formatNumber(wrong.length) })}
      </p>
      {unknownColumns.length > 0 && (
        <p className="note">{m.sheets_left_out({ columns: unknownColumns.join(", ") })}</p>
      )}
      {isTooLong && <Notice tone="warn">{m.invites_sheet_too_long()}</Notice>}
      {wrong.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        <section className={styles.wrong} aria-label={m.invites_sheet_wrong()} tabIndex={0}>
          <Table
            caption={m.invites_sheet_wrong()}
            rows={wrong}
            rowId={({ line }) => String(line)}
            columns={[
              { id: "email", header: m.people_email(), cell: ({ email }) => email || "–" },
              {
                id: "line",
                header: m.invites_sheet_line(),
                isNumeric: true,
                cell: ({ line }) => formatNumber(line),
              },
              {
                id: "problem",
                header: m.invites_sheet_problem(),
                cell: ({ problem }) => problem && problemNames[problem](),
              },
            ]}
          />
        </section>
      )}
    </>
  );
}
