import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ListColumn } from "../list-column.ts";
import { nextSort, sortState } from "../place/list-place.ts";
import type { ListPlace } from "../place/use-list-place.ts";
import styles from "./list-table.module.css";

type ListHeadProps<Row> = { columns: ListColumn<Row>[]; place: ListPlace; children: ReactNode };

/** The headings of a list; one that sorts is a link to the list in that sort. */
export function ListHead<Row>({ columns, place, children }: ListHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {children && <td className={styles.box}>{children}</td>}
        {columns.map(({ id, header, sort, isNumeric, phone = "none" }, at) => (
          <th
            key={id}
            scope="col"
            data-numeric={isNumeric || undefined}
            data-phone={at === 0 ? "name" : phone}
            aria-sort={sort ? sortState(place.sort, sort) : undefined}
          >
            {sort ? <SortLink place={place} sort={sort} header={header} /> : header}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function SortLink({ place, sort, header }: { place: ListPlace; sort: string; header: string }) {
  const state = sortState(place.sort, sort);
  const Arrow = state === "descending" ? ArrowDown : ArrowUp;
  return (
    <Link className={styles.sort} to={place.address({ sort: nextSort(place.sort, sort) })} preventScrollReset>
      {header}
      <Arrow size={13} strokeWidth={1.5} aria-hidden="true" />
    </Link>
  );
}
