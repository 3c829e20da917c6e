import { useState } from "react";
import type { ClientImport, ImportRow } from "#domain/clients/import-clients.ts";
import type { GivenRow } from "#domain/sheets/sheets.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { SheetField } from "#web/session/sheets/sheet-field.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { checkFile, importClients } from "./clients.ts";
import { problemWords } from "./problem-words.ts";

const tones = { new: "ok", known: "neutral", invalid: "bad" } as const;
type Tried = { rows: GivenRow[]; outcome: ClientImport };

/** A file of clients, tried first: each row says what would become of it; then its new ones are brought in. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [tried, setTried] = useState<Tried>();
  const [failure, setFailure] = useState<string>();
  const { run: bring, isBusy } = useWrite(importClients);
  const onRows = async (rows: GivenRow[] | undefined) => {
    setTried(undefined);
    setFailure(undefined);
    if (!rows) return;
    try {
      setTried({ rows, outcome: await checkFile(rows) });
    } catch {
      setFailure(m.clients_import_wrong());
    }
  };
  const countOf = (state: ImportRow["state"]) =>
    tried?.outcome.rows.filter((row) => row.state === state).length ?? 0;
  const onImport = async () => {
    const done = await bring({ rows: tried!.rows });
    if (done.state !== "done") return setFailure(m.clients_not_sent());
    toast({ text: m.clients_import_done({ count: done.value.added }) });
    onClose();
  };
  const columns: Column<ImportRow>[] = [
    { id: "name", header: m.clients_name(), cell: ({ fullName }) => fullName || "–" },
    { id: "line", header: m.clients_import_line(), cell: ({ line }) => String(line) },
    { id: "result", header: m.clients_import_result(), cell: (row) => <Result row={row} /> },
  ];
  return (
    <Dialog
      isOpen
      isWide
      onOpenChange={onClose}
      title={m.clients_import()}
      actions={
        <DialogFooter onBack={onClose} isBusy={isBusy} onClick={() => void onImport()}>
          {countOf("new") > 0 && m.clients_import_now({ count: countOf("new") })}
        </DialogFooter>
      }
    >
      <div className="work stack">
        {failure && <Notice tone="bad">{failure}</Notice>}
        <p>{m.clients_import_text()}</p>
        <SheetField label={m.clients_import_file()} onRows={(rows) => void onRows(rows)} />
        {tried && (
          <>
            <p role="status">
              {m.clients_import_summary({
                ...{ new: countOf("new"), known: countOf("known"), invalid: countOf("invalid") },
              })}
            </p>
            {tried.outcome.unknownColumns.length > 0 && (
              <p className="note">
                {m.sheets_left_out({ columns: tried.outcome.unknownColumns.join(", ") })}
              </p>
            )}
            <Table
              caption={m.clients_import_caption()}
              columns={columns}
              rows={tried.outcome.rows}
              rowId={({ line }) => String(line)}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

function Result({ row }: { row: ImportRow }) {
  if (row.state !== "invalid") {
    const words = row.state === "new" ? m.clients_import_new() : m.clients_import_known();
    return <Badge tone={tones[row.state]}>{words}</Badge>;
  }
  return Object.entries(row.fields).map(([field, code]) => (
    <Badge key={field} tone="bad">
      {problemWords(field, code)}
    </Badge>
  ));
}
