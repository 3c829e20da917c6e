import { useState } from "react";
import type { Booking } from "#domain/bookings/bookings.ts";
import type { StepKind } from "#domain/bookings/steps.ts";
import { m } from "#messages/messages.js";
import styles from "../bookings.module.css";
import { stepName } from "../words.ts";
import { firstStep } from "./grave-steps.ts";
import { StepForm } from "./step-form.tsx";
import type { TakeStep } from "./take-step.ts";

type StepPanelProps = { booking: Booking; isTurn: boolean; take: TakeStep };

/** What can be done with a booking now: the steps beside each other, the form of the chosen one below. */
export function StepPanel({ booking, isTurn, take }: StepPanelProps) {
  const { steps, state } = booking;
  const [chosen, choose] = useState<StepKind>();
  const open = chosen && steps.includes(chosen) ? chosen : firstStep(steps, isTurn);
  return (
    <section className={styles.panel} aria-labelledby="steps">
      <h2 id="steps" className="sr-only">
        {m.bookings_step_title()}
      </h2>
      {open === undefined ? (
        <p className="note">{m.bookings_step_none()}</p>
      ) : (
        <>
          <div className={styles.steps}>
            {steps.map((kind) => (
              <button key={kind} type="button" aria-pressed={kind === open} onClick={() => choose(kind)}>
                {stepName(kind, state)}
              </button>
            ))}
          </div>
          <StepForm key={open} kind={open} booking={booking} take={take} />
        </>
      )}
    </section>
  );
}
