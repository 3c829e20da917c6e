import type { StayToAsk } from "#domain/bookings/bookings.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDays } from "#web/locale/format.ts";
import { useHome } from "#web/portal/use-home.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import styles from "../bookings.module.css";
import { useStays } from "../bookings.ts";
import { stateName, stateTones } from "../words.ts";

/** The stays that a client chose, each with its hotel's answer or the way to ask for it. */
export function JourneyStays({ journeyId }: { journeyId: string }) {
  return (
    <section className={styles.stays} aria-labelledby="stays">
      <h2 id="stays" className={styles.part}>
        {m.bookings_stays()}
      </h2>
      <QueryView query={useStays(journeyId)} lines={2}>
        {(stays) =>
          stays.length === 0 ? (
            <p className="note">{m.bookings_stays_none()}</p>
          ) : (
            <ul>
              {stays.map((stay) => (
                <StayLine key={stay.blockId} stay={stay} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  );
}

function StayLine({ stay: { blockId, title, checkIn, checkOut, booking, canAsk } }: { stay: StayToAsk }) {
  const home = useHome();
  return (
    <li>
      <span className={styles.what}>
        <b>{title}</b>
        <small>{formatCalendarDays(checkIn, checkOut)}</small>
      </span>
      {booking && <Badge tone={stateTones[booking.state]}>{stateName(booking.state)}</Badge>}
      {booking && (
        <ButtonLink look="outline" size="small" to={`${home}/bookings/${booking.id}`}>
          {m.bookings_stays_open()}
        </ButtonLink>
      )}
      {canAsk && (
        <ButtonLink size="small" to={`${home}/bookings/ask/${blockId}`}>
          {m.bookings_stays_ask()}
        </ButtonLink>
      )}
    </li>
  );
}
