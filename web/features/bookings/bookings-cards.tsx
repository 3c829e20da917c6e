import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { Block } from "#web/portal/dashboard/block.tsx";
import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { useHome } from "#web/portal/use-home.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import styles from "./bookings.module.css";
import { useBookings, type Whose } from "./bookings.ts";
import { DueWord } from "./record/answer-clock.tsx";
import { summaryTitle } from "./words.ts";

const SHOWN = 4;

/** What waits for whoever sells. */
export const bookingsCard: DashboardCard = {
  id: "bookings",
  roles: ["advisor", "tour_operator"],
  column: "wide",
  Card: () => <BookingsBlock whose={{ kind: "own" }} box="seller" title={m.bookings_card_title()} />,
};

/** What hotels have not answered in time, for whoever looks after them. */
export const lateCard: DashboardCard = {
  id: "late-bookings",
  roles: ["admin"],
  column: "wide",
  Card: () => <BookingsBlock whose={{ kind: "late" }} box="hotel" title={m.bookings_card_late()} />,
};

type BookingsBlockProps = { whose: Whose; box: "hotel" | "seller"; title: string };

function BookingsBlock({ whose, box, title }: BookingsBlockProps) {
  const home = useHome();
  const list = useBookings(whose, { q: "", sort: whose.kind === "late" ? "dueAt" : "-createdAt", box });
  const isOwn = whose.kind === "own";
  return (
    <Block title={title} way={{ to: `${home}/bookings`, label: m.bookings_card_all() }}>
      <QueryView query={list} lines={3}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="note">{m.bookings_card_none()}</p>
          ) : (
            <ul className={styles.card}>
              {rows.slice(0, SHOWN).map((booking) => (
                <li key={booking.id}>
                  <Link to={isOwn ? `${home}/bookings/${booking.id}` : `${home}/bookings`}>
                    {isOwn ? summaryTitle(booking) : `${booking.hotelName}, ${booking.reference}`}
                  </Link>
                  <span className="note">{isOwn ? booking.hotelName : booking.sellerName}</span>
                  <DueWord {...booking} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Block>
  );
}
