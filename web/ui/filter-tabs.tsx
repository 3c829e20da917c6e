import { Link } from "react-router";
import styles from "./filter-tabs.module.css";

type FilterTab = { id: string; label: string; count: string; to: string };

/** The parts of a list as links, each with how many it holds; the address says which is open. */
export function FilterTabs({ label, tabs, current }: { label: string; tabs: FilterTab[]; current: string }) {
  return (
    <nav className={styles.filterTabs} aria-label={label}>
      {tabs.map(({ id, label: name, count, to }) => (
        <Link key={id} to={to} aria-current={id === current ? "page" : undefined} preventScrollReset>
          {name} <span className="figures">{count}</span>
        </Link>
      ))}
    </nav>
  );
}
