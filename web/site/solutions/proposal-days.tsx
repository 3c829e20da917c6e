import { m } from "#messages/messages.js";
import styles from "./proposal.module.css";

/** The second page: the first days. */
export function ProposalDays() {
  const days = [m.solutions_proposal_day_1(), m.solutions_proposal_day_2(), m.solutions_proposal_day_3()];
  return (
    <>
      <h3 className="d3">{m.solutions_proposal_days()}</h3>
      <dl className={styles.proposalDays}>
        {days.map((text, at) => (
          <div key={text}>
            <dt>{m.solutions_proposal_day({ day: at + 1 })}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
