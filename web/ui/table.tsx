import type { ReactNode } from "react";
import styles from "./table.module.css";

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  isNumeric?: boolean;
  /** Says its heading before each value on a phone, where headings are not seen: a figure or day that means nothing alone. */
  isNamed?: boolean;
};

type TableProps<Row> = {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowId: (row: Row) => string;
  selectedId?: string;
};

/** Hairline rows under quiet headings; a list of two-line entries on a phone. */
export function Table<Row>({ caption, columns, rows, rowId, selectedId }: TableProps<Row>) {
  return (
    <table className={styles.table} data-slot="table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" data-numeric={column.isNumeric || undefined}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowId(row)} data-selected={rowId(row) === selectedId || undefined}>
            {columns.map((column) => (
              <td
                key={column.id}
                data-numeric={column.isNumeric || undefined}
                data-name={column.isNamed ? column.header : undefined}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
