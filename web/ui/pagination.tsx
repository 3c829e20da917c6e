import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { pageNumbers } from "./page-numbers.ts";
import styles from "./pagination.module.css";

type PaginationProps = { current: number; total: number; hrefFor: (page: number) => string };

/** Links to the pages of a list; nothing where there is only one. */
export function Pagination({ current, total, hrefFor }: PaginationProps) {
  if (total <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label={m.pagination_label()}>
      <span>{m.pagination_position({ current, total })}</span>
      <ul>
        {pageNumbers(current, total).map((page, at, pages) => (
          <li key={page ?? `after-${pages[at - 1]}`}>{pageItem({ page, current, hrefFor })}</li>
        ))}
      </ul>
    </nav>
  );
}

function pageItem({
  page,
  current,
  hrefFor,
}: { page: number | null } & Pick<PaginationProps, "current" | "hrefFor">) {
  if (page === null) return <span className={styles.paginationGap}>…</span>;
  if (page === current) return <span aria-current="page">{page}</span>;
  return (
    <Link to={hrefFor(page)} aria-label={m.pagination_page({ page })}>
      {page}
    </Link>
  );
}
