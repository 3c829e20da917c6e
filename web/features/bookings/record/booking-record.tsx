import type { ReactNode } from "react";
import type { Booking } from "#domain/bookings/bookings.ts";
import type { BookingSide } from "#domain/bookings/states.ts";
import { m } from "#messages/messages.js";
import { Badge } from "#web/ui/badge.tsx";
import { buttonLook } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import styles from "../bookings.module.css";
import { StepPanel } from "../steps/step-panel.tsx";
import type { TakeStep } from "../steps/take-step.ts";
import { stateName, stateTones, waitsName } from "../words.ts";
import { AnswerClock } from "./answer-clock.tsx";
import type { SendFile } from "./file-button.tsx";
import { RecordFacts } from "./record-facts.tsx";
import { Proposal, Thread } from "./thread.tsx";
import { WhatsappLink } from "./whatsapp-link.tsx";

type BookingRecordProps = {
  booking: Booking;
  side: BookingSide;
  /** Whose steps these are, where somebody takes them for another. */
  takesFor?: BookingSide;
  /** How a step is taken; without it the record is to be read. */
  take?: TakeStep;
  /** How the page's own head is written; the record begins below it. */
  heading?: ReactNode;
  journeyAddress?: string;
  /** How a file is put on the record; without it nobody here may. */
  sendFile?: SendFile;
  actions?: ReactNode;
};

/** One record and one conversation: what was asked, what was said, what can be done, and the clock. */
export function BookingRecord(props: BookingRecordProps) {
  const { booking, side, takesFor = side, take, heading, journeyAddress, sendFile, actions } = props;
  const { state, waitsFor, reference, seller, clock, proposal } = booking;
  // Who only reads has no turn.
  const isTurn = take !== undefined && waitsFor === takesFor;
  return (
    <div className={styles.record}>
      <div className={styles.head}>
        {heading}
        <p>
          {reference}, {m.bookings_from_by({ name: [seller.name, seller.agency].filter(Boolean).join(", ") })}
        </p>
        <div className={styles.badges}>
          <Badge tone={stateTones[state]}>{stateName(state)}</Badge>
          {waitsFor && (
            <Badge tone={isTurn ? "warn" : "neutral"}>
              {isTurn ? m.bookings_waits_you() : waitsName(booking, waitsFor)}
            </Badge>
          )}
          {isTurn && (
            <a {...buttonLook({ size: "work" }, styles.answerWay)} href="#answer">
              {m.bookings_answer_way()}
            </a>
          )}
          <WhatsappLink booking={booking} side={side} />
          {actions}
        </div>
        {clock.isLate && <Notice tone="warn">{m.bookings_due_late_text()}</Notice>}
      </div>
      <div className={styles.rail}>
        <AnswerClock booking={booking} />
        <RecordFacts booking={booking} journeyAddress={journeyAddress} />
        {waitsFor === "hotel" && !booking.product && (
          <p className="note">{booking.isOurs ? m.bookings_ours_note() : m.bookings_duty_note()}</p>
        )}
      </div>
      <div className={styles.main}>
        {proposal && (
          <section aria-labelledby="proposed">
            <h2 id="proposed" className={styles.part}>
              {m.bookings_proposal()}
            </h2>
            <Proposal proposal={proposal} of={booking} />
          </section>
        )}
        <Thread booking={booking} sendFile={sendFile} />
        {take && (
          <div id="answer" className={styles.answer}>
            <StepPanel key={`${state}${waitsFor}`} {...{ booking, isTurn, take }} />
          </div>
        )}
      </div>
    </div>
  );
}
