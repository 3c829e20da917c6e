import { Plus } from "lucide-react";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import styles from "./sheet.module.css";

type Entry = { id: string };
type SheetSectionProps<Row extends Entry> = {
  id: string;
  title: string;
  text: string;
  /** Who may change these entries, where the reader may not. */
  note?: string | undefined;
  none: string;
  add: string;
  rows: Row[];
  columns: Column<Row>[];
  nameOf: (row: Row) => string;
  /** What may be done with the entries, by who may write. */
  writing: { onOpen: (row?: Row) => void; onRemove: (row: Row) => void; isBusy: boolean } | undefined;
};

/** One list of a sheet with the ways to add, change and remove. */
export function SheetSection<Row extends Entry>(props: SheetSectionProps<Row>) {
  const { id, title, text, note, none, add, rows, columns, nameOf, writing } = props;
  const actions: Column<Row>[] = writing
    ? [
        {
          id: "actions",
          header: m.invites_actions(),
          isNumeric: true,
          cell: (row) => (
            <span className={styles.actions}>
              <Button
                look="outline"
                size="small"
                aria-label={m.sheet_edit_of({ name: nameOf(row) })}
                onClick={() => writing.onOpen(row)}
              >
                {m.sheet_edit()}
              </Button>
              <Button
                look="quiet"
                size="small"
                isBusy={writing.isBusy}
                aria-label={m.sheet_remove_of({ name: nameOf(row) })}
                onClick={() => writing.onRemove(row)}
              >
                {m.sheet_remove()}
              </Button>
            </span>
          ),
        },
      ]
    : [];
  return (
    <section aria-labelledby={`sheet-${id}`}>
      <div className={styles.head}>
        <div>
          <h2 id={`sheet-${id}`}>{title}</h2>
          <p>{text}</p>
          {note && <p>{note}</p>}
        </div>
        {writing && (
          <Button look="outline" size="work" onClick={() => writing.onOpen()}>
            <Plus size={15} strokeWidth={1.5} aria-hidden="true" /> {add}
          </Button>
        )}
      </div>
      {rows.length > 0 ? (
        <Table caption={title} columns={[...columns, ...actions]} rows={rows} rowId={(row) => row.id} />
      ) : (
        <p className={styles.none}>{none}</p>
      )}
    </section>
  );
}
