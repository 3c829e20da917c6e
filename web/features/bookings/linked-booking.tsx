import { useState } from "react";
import type { LinkedBooking } from "#domain/bookings/links.ts";
import type { LinkStep } from "#domain/bookings/steps.ts";
import { m } from "#messages/messages.js";
import type { BookingsApi } from "#server/bookings/contract.ts";
import { browserApi } from "#web/api.ts";
import { createIntentKeys } from "#web/intent-key.ts";
import { said } from "#web/locale/said.ts";
import { isDecided, outcomeOf } from "#web/session/queries/outcome.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { LinkHead } from "#web/site/chrome/link-head.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useIsLive } from "#web/ui/use-is-live.ts";
import styles from "./bookings.module.css";
import { BookingRecord } from "./record/booking-record.tsx";
import type { TakeStep } from "./steps/take-step.ts";
import { partyName } from "./words.ts";

/** A booking as the bearer of a mail's link reads and answers it; nothing is answered by opening it. */
export function LinkedBookingView({ opened, token }: { opened: LinkedBooking; token: string }) {
  const [linked, setLinked] = useState(opened);
  const [keys] = useState(createIntentKeys);
  const isLive = useIsLive();
  const { booking, name, isUsed } = linked;
  const canAnswer = booking.steps.length > 0;
  const take: TakeStep = async (step, { id: bookingId, version }) => {
    const json = { token, bookingId, version, step: step as LinkStep };
    const headers = { "idempotency-key": keys.keyOf(json) };
    const sent = browserApi<BookingsApi>()["booking-links"].answers.$post({ json }, { headers }).then(bodyOf);
    const outcome = await outcomeOf(sent, json);
    if (isDecided(outcome)) keys.fulfil();
    if (outcome.state === "done") setLinked(outcome.value);
    return outcome;
  };
  const party = partyName(booking.people.adults + booking.people.children);
  return (
    <main id="content" className={`wrap ${styles.desk}`}>
      <div className={styles.deskHead}>
        <LinkHead />
        <h1 className="d2">{booking.hotel.name}</h1>
        <p className="lead">{(canAnswer ? m.bookings_link_hello : m.bookings_link_answered)({ name })}</p>
        {isUsed && <Notice tone="ok">{m.bookings_link_used()}</Notice>}
      </div>
      {/* Hours are told in the reader's own zone, which only their browser knows. */}
      {isLive && (
        <BookingRecord
          booking={booking}
          side="hotel"
          take={take}
          heading={<h2 className="d3">{booking.product ? said(booking.product.title) : party}</h2>}
        />
      )}
    </main>
  );
}

/** A link that leads to no request: it never was, was taken back, has expired, or could not be asked. */
export function ClosedLink({ state }: { state: "unknown" | "over" | "failed" }) {
  const words = {
    unknown: [m.bookings_link_unknown(), m.bookings_link_unknown_text()],
    over: [m.bookings_link_over(), m.bookings_link_over_text()],
    failed: [m.bookings_link_failed(), m.bookings_link_failed_text()],
  }[state];
  return (
    <main id="content" className={`wrap ${styles.desk} ${styles.closed}`}>
      <LinkHead />
      <h1 className="d2">{words[0]}</h1>
      <p className="lead">{words[1]}</p>
      <p>
        <a className="text-link touch-target" href="/auth">
          {m.bookings_link_sign_in()}
        </a>
      </p>
    </main>
  );
}
