import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import styles from "./dashboard.module.css";

type BlockProps = { title: string; way?: { to: string; label: string }; children: ReactNode };

/** A ruled region of the dashboard with its title and, at most, one way on. */
export function Block({ title, way, children }: BlockProps) {
  const id = useId();
  return (
    <section className={styles.dashboardBlock} aria-labelledby={id}>
      <div className={styles.dashboardHead}>
        <h2 id={id}>{title}</h2>
        {way && <Link to={way.to}>{way.label}</Link>}
      </div>
      {children}
    </section>
  );
}
