import { type ReactNode, use, useDeferredValue } from "react";
import type { Role } from "#domain/accounts/roles.ts";
import styles from "./dashboard.module.css";
import type { DashboardCard } from "./dashboard-card.ts";
import { dashboardCards } from "./dashboard-cards.ts";
import { Greeting } from "./greeting.tsx";

const columns = {
  wide: styles.dashboardWide,
  narrow: styles.dashboardNarrow,
  below: styles.dashboardBelow,
} satisfies Record<DashboardCard["column"], string | undefined>;

/** The first page of a portal: a greeting, and the cards of the reader's role, what is to be done first. */
export function Dashboard({ role, actions }: { role: Role; actions?: ReactNode }) {
  // The greeting, menu and bell are there before the cards are drawn, which takes a slow phone longer.
  const isGreeted = useDeferredValue(true, false);
  return (
    <>
      <Greeting actions={actions} />
      <div className={styles.dashboard}>
        {(Object.keys(columns) as (keyof typeof columns)[]).map((column) => (
          <div key={column} className={columns[column]}>
            {isGreeted && <Cards {...{ role, column }} />}
          </div>
        ))}
      </div>
    </>
  );
}

function Cards({ role, column }: { role: Role; column: DashboardCard["column"] }) {
  return use(dashboardCards())
    .filter((card) => card.column === column && (card.roles === "all" || card.roles.includes(role)))
    .map(({ id, Card }) => <Card key={id} />);
}
