import { m } from "#messages/messages.js";
import styles from "./proposal.module.css";

/** The third page: two options, one to be chosen. */
export function ProposalOptions() {
  const options = [
    { value: "A", text: m.solutions_proposal_option_a() },
    { value: "B", text: m.solutions_proposal_option_b() },
  ];
  return (
    <fieldset className={styles.proposalOptions}>
      <legend className="d3">{m.solutions_proposal_options()}</legend>
      {options.map(({ value, text }) => (
        <label key={value}>
          <input type="radio" name="proposal-option" value={value} defaultChecked={value === "A"} />
          <span className="d4">{value}</span>
          <span>{text}</span>
        </label>
      ))}
      <p className="caption">{m.solutions_proposal_price()}</p>
    </fieldset>
  );
}
