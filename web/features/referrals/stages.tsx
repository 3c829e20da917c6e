import type { Referral } from "#domain/referrals/referrals.ts";
import { type ReferralState, referralStates } from "#domain/referrals/states.ts";
import { houseDay } from "#domain/site/views.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay } from "#web/locale/format.ts";
import styles from "./referrals.module.css";
import { stateNames } from "./words.ts";

/** The way of a referral, with the day of each stage it has reached; one that was declined ends there. */
export function Stages({ referral: { state, steps } }: { referral: Referral }) {
  const at = new Map(steps.map((step) => [step.kind, step.at]));
  const way = referralStates.filter((each) => (state === "declined" ? at.has(each) : each !== "declined"));
  return (
    <ol className={styles.stages} aria-label={m.referrals_state()}>
      {way.map((each: ReferralState) => {
        const day = at.get(each);
        return (
          <li
            key={each}
            data-reached={day ? "" : undefined}
            data-lost={each === "declined" ? "" : undefined}
            aria-current={each === state ? "step" : undefined}
          >
            <span>{stateNames[each].label()}</span>
            {day && <small>{formatCalendarDay(houseDay(new Date(day)))}</small>}
          </li>
        );
      })}
    </ol>
  );
}
