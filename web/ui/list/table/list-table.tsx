import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { classNames } from "../../class-names.ts";
import tableStyles from "../../table.module.css";
import { type ListColumn, type ListRows, NOTHING } from "../list-column.ts";
import type { ListPlace } from "../place/use-list-place.ts";
import { ListHead } from "./list-head.tsx";
import styles from "./list-table.module.css";
import { RowBox } from "./row-box.tsx";
import { type Selection, shareOf } from "./selection.ts";

type ListTableProps<Row> = {
  caption: string;
  place: ListPlace;
  columns: ListColumn<Row>[];
  rows: Row[];
  row: ListRows<Row>;
  openId: string | undefined;
  /** Without it there is nothing to tick. */
  selection: Selection | undefined;
  onSelect: (id: string) => void;
  onSelectAll: () => void;
  /** Somebody chose a row that opens beside the list. */
  onBeside?: (() => void) | undefined;
};

/** The rows of a list under headings that sort; each can be ticked, and its name opens it. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, place, columns, rows, row, openId, selection, onSelect, onSelectAll, onBeside } = props;
  return (
    <table className={classNames(tableStyles.table, styles.table)} data-slot="table">
      <caption className="sr-only">{caption}</caption>
      <ListHead columns={columns} place={place}>
        {selection && (
          <RowBox
            label={m.list_select_shown()}
            share={shareOf(selection, rows.map(row.id))}
            onChange={onSelectAll}
          />
        )}
      </ListHead>
      <tbody>
        {rows.map((one) => {
          const id = row.id(one);
          const isOpen = id === openId;
          return (
            <tr
              key={id}
              tabIndex={-1}
              data-row={id}
              data-selected={isOpen || undefined}
              data-ticked={selection?.has(id) || undefined}
            >
              {selection && (
                <td className={styles.box}>
                  <RowBox
                    label={m.list_select({ name: row.name(one) })}
                    share={selection.has(id) ? "all" : "none"}
                    onChange={() => onSelect(id)}
                  />
                </td>
              )}
              {columns.map((column, at) => (
                <td
                  key={column.id}
                  data-numeric={column.isNumeric || undefined}
                  data-name={column.isNamed ? column.header : undefined}
                  data-phone={at === 0 ? "name" : (column.phone ?? "none")}
                  data-short={column.isShort || undefined}
                  data-nothing={column.cell(one) === NOTHING || undefined}
                >
                  {at === 0 && row.opens ? (
                    <RowLink opens={row.opens} row={one} isOpen={isOpen} onBeside={onBeside}>
                      {column.cell(one)}
                    </RowLink>
                  ) : (
                    column.cell(one)
                  )}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type RowLinkProps<Row> = {
  opens: NonNullable<ListRows<Row>["opens"]>;
  row: Row;
  isOpen: boolean;
  onBeside: (() => void) | undefined;
  children: React.ReactNode;
};

function RowLink<Row>(props: RowLinkProps<Row>) {
  const { opens, row, isOpen, onBeside, children } = props;
  const { address, isBeside = false } = opens;
  return (
    <Link
      className={styles.link}
      data-slot="row-link"
      to={address(row)}
      aria-current={isOpen || undefined}
      replace={isBeside}
      preventScrollReset={isBeside}
      onClick={isBeside ? onBeside : undefined}
    >
      {children}
    </Link>
  );
}
