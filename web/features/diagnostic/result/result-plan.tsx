import type { Attempt, AttemptResult } from "#domain/diagnostic/attempts.ts";
import { m } from "#messages/messages.js";
import { longDay, said, shortDay } from "../words.ts";
import { dimensionOf } from "./dimensions.ts";
import styles from "./result.module.css";

/** What to do, and by which day. */
export function ResultPlan({ attempt, result }: { attempt: Attempt; result: AttemptResult }) {
  if (result.plan.length === 0) return null;
  return (
    <section className={styles.plan} aria-labelledby="plan">
      <div className={styles.planHead}>
        <h2 className="d3" id="plan">
          {m.diagnostic_plan()}
        </h2>
        <p className={styles.planNote}>
          {attempt.isMember ? m.diagnostic_plan_member() : m.diagnostic_plan_visitor()}{" "}
          {m.diagnostic_retest({ day: longDay(result.retestOn) })}
        </p>
      </div>
      <ol>
        {result.plan.map(({ key, title, note, on, dimension }) => (
          <li key={key}>
            <time dateTime={on}>{shortDay(on)}</time>
            <div>
              <b>{said(title)}</b>
              <p className={styles.stepNote}>{said(note)}</p>
            </div>
            <span>{said(dimensionOf(attempt.content, dimension).name)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
