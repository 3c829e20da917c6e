import type { ReferralStep } from "#domain/referrals/referrals.ts";
import { m } from "#messages/messages.js";
import { formatLongDate } from "#web/locale/format.ts";
import styles from "./referrals.module.css";
import { stateNames } from "./words.ts";

/** Everything that happened to a referral, in its order. */
export function History({ steps }: { steps: readonly ReferralStep[] }) {
  return (
    <ol className={styles.history}>
      {steps.map((step) => {
        const date = formatLongDate(step.at);
        return (
          <li key={`${step.kind} ${step.at}`}>
            <b>{nameOf(step.kind)}</b>
            {step.text && <p>{step.text}</p>}
            <p className="note">
              {step.isOfHouse ? m.referrals_step_by_us({ date }) : m.referrals_step_by_you({ date })}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

function nameOf(kind: ReferralStep["kind"]): string {
  if (kind === "note") return m.referrals_step_note();
  return kind === "claim_over" ? m.referrals_step_claim_over() : stateNames[kind].label();
}
