import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import styles from "./privacy-desk.module.css";

type DeskPanelProps<Row> = {
  title: string;
  rows: Row[];
  columns: Column<Row>[];
  add: { label: string; onAdd: () => void };
  /** What is said while there is nothing. */
  none: string;
  children: ReactNode;
};

/** One part of the desk: what there is of it in a table, and a button for another. */
export function DeskPanel<Row extends { id: string }>(props: DeskPanelProps<Row>) {
  const { title, add, none, rows, columns, children } = props;
  return (
    <section aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{title}</h2>
        <Button look="outline" size="work" onClick={add.onAdd}>
          <Plus size={15} strokeWidth={1.5} aria-hidden="true" />
          {add.label}
        </Button>
      </div>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <Table caption={title} rowId={({ id }) => id} rows={rows} columns={columns} />
      )}
      {children}
    </section>
  );
}
