import { m } from "#messages/messages.js";
import { formatCalendarDays, formatMoney } from "#web/locale/format.ts";
import { Block } from "#web/portal/dashboard/block.tsx";
import { houseAddress } from "#web/portal/house/houses.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { useBookings } from "../bookings.ts";
import { DueWord } from "../record/answer-clock.tsx";
import { summaryTitle } from "../words.ts";
import styles from "./house.module.css";

const SHOWN = 3;

/** What waits for a hotel's answer. */
export function useWaiting(hotelId: string) {
  return useBookings({ kind: "hotel", hotelId }, { q: "", sort: "dueAt", box: "hotel" });
}

type HouseWaitingProps = { hotelId: string; slug: string; mayAnswer: boolean; title?: string };

/** The first of it, what is due first before everything else. */
export function HouseWaiting(props: HouseWaitingProps) {
  const { hotelId, slug, mayAnswer, title = m.bookings_waiting_title() } = props;
  const way = mayAnswer ? m.bookings_waiting_answer() : m.bookings_visitor_open();
  const list = useWaiting(hotelId);
  const inbox = houseAddress(slug, "requests");
  return (
    <Block title={title} way={{ to: inbox, label: m.bookings_waiting_all() }}>
      <QueryView query={list} lines={3}>
        {({ rows, count }) =>
          rows.length === 0 ? (
            <p className="note">{m.bookings_none_hotel()}</p>
          ) : (
            <>
              <ul className={styles.waiting}>
                {rows.slice(0, SHOWN).map((booking) => (
                  <li key={booking.id}>
                    <DueWord {...booking} />
                    <span>
                      <b>{summaryTitle(booking)}</b>
                      <small>
                        {formatCalendarDays(booking.checkIn, booking.checkOut)} · {booking.sellerName}
                      </small>
                    </span>
                    <span className="figures">{formatMoney(booking.total, booking.currency)}</span>
                    <ButtonLink
                      look={booking.clock.isLate && mayAnswer ? "primary" : "outline"}
                      size="small"
                      to={`${inbox}/${booking.id}`}
                      aria-label={`${way}: ${booking.reference}`}
                    >
                      {way}
                    </ButtonLink>
                  </li>
                ))}
              </ul>
              {count.value > SHOWN && (
                <p className="note">{m.bookings_dates_more({ count: count.value - SHOWN })}</p>
              )}
            </>
          )
        }
      </QueryView>
    </Block>
  );
}
