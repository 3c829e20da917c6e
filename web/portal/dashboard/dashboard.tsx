import type { Role } from "#domain/accounts/roles.ts";
import styles from "./dashboard.module.css";
import { dashboardCards } from "./dashboard-cards.ts";
import { Greeting } from "./greeting.tsx";

/** The first page of a portal: a greeting, and the cards of the reader's role. */
export function Dashboard({ role }: { role: Role }) {
  const mine = dashboardCards.filter(({ roles }) => roles === "all" || roles.includes(role));
  return (
    <>
      <Greeting />
      <div className={styles.dashboard}>
        {(["wide", "narrow"] as const).map((column) => (
          <div key={column} className={column === "wide" ? styles.dashboardWide : styles.dashboardNarrow}>
            {mine
              .filter((card) => card.column === column)
              .map(({ id, Card }) => (
                <Card key={id} />
              ))}
          </div>
        ))}
      </div>
    </>
  );
}
