import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { Block } from "#web/portal/dashboard/block.tsx";
import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { useHome } from "#web/portal/use-home.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import styles from "./bookings.module.css";
import { useBookings } from "./bookings.ts";
import { DueWord } from "./record/answer-clock.tsx";
import { summaryTitle } from "./words.ts";

const SHOWN = 4;

/** What waits for whoever sells. */
export const bookingsCard: DashboardCard = {
  id: "bookings",
  roles: ["advisor", "tour_operator"],
  column: "wide",
  Card: () => <BookingsBlock isReceived={false} />,
};

/** What is asked of the reader's products and waits for them. */
export const receivedCard: DashboardCard = {
  id: "bookings-received",
  roles: ["advisor", "tour_operator"],
  column: "wide",
  Card: () => <BookingsBlock isReceived />,
};

function BookingsBlock({ isReceived }: { isReceived: boolean }) {
  const place = `${useHome()}/bookings${isReceived ? "/received" : ""}`;
  const list = useBookings(
    { kind: isReceived ? "received" : "own" },
    { q: "", sort: isReceived ? "dueAt" : "-createdAt", box: isReceived ? "hotel" : "seller" },
  );
  const title = isReceived ? m.bookings_received_card() : m.bookings_card_title();
  return (
    <Block title={title} way={{ to: place, label: m.bookings_card_all() }}>
      <QueryView query={list} lines={3}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="note">{m.bookings_card_none()}</p>
          ) : (
            <ul className={styles.card}>
              {rows.slice(0, SHOWN).map((booking) => (
                <li key={booking.id}>
                  <Link to={`${place}/${booking.id}`}>{summaryTitle(booking)}</Link>
                  <span className="note">{isReceived ? booking.sellerName : booking.hotelName}</span>
                  <span>
                    <DueWord {...booking} />
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Block>
  );
}
