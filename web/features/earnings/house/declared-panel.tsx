import type { Declared } from "#domain/commissions/transfers.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay } from "#web/locale/format.ts";
import { Button } from "#web/ui/button.tsx";
import styles from "../payouts/payouts.module.css";
import { sumsText } from "../words.ts";
import { useDeclared } from "./transfers.ts";

/** What a hotel says it has paid, as the house reads it. */
export type SaidPaid = Declared["declarations"][number];

/** What hotels say they have paid and nobody has found yet, each with the way to record it; nothing where nothing waits. */
export function DeclaredPanel({ onUse }: { onUse: (declaration: SaidPaid) => void }) {
  const { data } = useDeclared();
  if (!data || data.declarations.length === 0) return null;
  return (
    <section className={`${styles.own} ${styles.apart}`} aria-labelledby="declared">
      <h2 id="declared" className={styles.part}>
        {m.earnings_declared_waiting()}
      </h2>
      <ul className={styles.payees}>
        {data.declarations.map((declaration) => (
          <li key={declaration.id}>
            <span>
              {declaration.hotel.name}
              <small>
                {m.earnings_declared_said({
                  ...{ day: formatCalendarDay(declaration.paidOn), reference: declaration.reference },
                })}
              </small>
              <small>{declaration.rows.map(({ number }) => number).join(", ")}</small>
            </span>
            <span>{sumsText(declaration.rows)}</span>
            <span className={styles.actions}>
              {declaration.proof && (
                <a className="text-link touch-target" href={declaration.proof}>
                  {m.payouts_proof_open()}
                  <span className="sr-only">{declaration.reference}</span>
                </a>
              )}
              <Button look="outline" size="work" onClick={() => onUse(declaration)}>
                {m.earnings_declared_use()}
                <span className="sr-only">{declaration.reference}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
