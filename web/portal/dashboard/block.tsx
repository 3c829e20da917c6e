import { type ReactNode, useId } from "react";
import { Link } from "react-router";

type BlockProps = { title: string; way?: { to: string; label: string }; children: ReactNode };

/** A ruled region of the dashboard with its title and, at most, one way on. */
export function Block({ title, way, children }: BlockProps) {
  const id = useId();
  return (
    <section className="dashboard-block" aria-labelledby={id}>
      <div className="dashboard-head">
        <h2 id={id}>{title}</h2>
        {way && <Link to={way.to}>{way.label}</Link>}
      </div>
      {children}
    </section>
  );
}
