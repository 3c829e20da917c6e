import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Booking } from "#domain/bookings/bookings.ts";
import { nightsBetween } from "#domain/zones.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { formatCalendarDay, formatCalendarDays, formatMomentIn, formatMoney } from "#web/locale/format.ts";
import { said } from "#web/locale/said.ts";
import styles from "../bookings.module.css";
import { adultsText, nightsText, peopleText } from "../words.ts";

type RecordFactsProps = { booking: Booking; journeyAddress?: string | undefined };

/** What a booking says of the stay, line by line. */
export function RecordFacts({ booking, journeyAddress }: RecordFactsProps) {
  const { checkIn, checkOut, wishes, total, currency, journey, product, visitor } = booking;
  const nights = nightsText(nightsBetween(checkIn, checkOut));
  const isNights = !product || product.unit === "night";
  return (
    <section aria-labelledby="record">
      <h2 id="record" className={styles.part}>
        {m.bookings_record()}
      </h2>
      <dl className={styles.facts}>
        <Line name={m.bookings_dates()}>
          {formatCalendarDays(checkIn, checkOut)}
          {isNights && `, ${nights.replace(" ", "\u00a0")}`}
        </Line>
        {product ? <Offered booking={booking} product={product} /> : <Rooms booking={booking} />}
        {visitor?.email && (
          <Line name={m.bookings_visitor_email()}>
            <a href={`mailto:${visitor.email}`}>{visitor.email}</a>
          </Line>
        )}
        {wishes && !product && <Line name={m.bookings_wishes()}>{wishes}</Line>}
        <Line name={m.bookings_total()}>{formatMoney(total, currency)}</Line>
        {!visitor && <Line name={m.bookings_commission()}>{commissionText(booking)}</Line>}
        {booking.confirmationNumber && (
          <Line name={product ? m.bookings_number_offer() : m.bookings_number()}>
            {booking.confirmationNumber}
          </Line>
        )}
        <Terms booking={booking} />
        {journey && journeyAddress && (
          <Line name={m.bookings_journey()}>
            <Link to={journeyAddress}>{journey.title}</Link>
          </Line>
        )}
      </dl>
    </section>
  );
}

/** What the stay earns; a hotel reads the whole that it will be asked for, and of what it is made. */
function commissionText({ commission, override, currency }: Booking): string {
  if (!override) return formatMoney(commission, currency);
  return m.bookings_commission_whole({
    all: formatMoney(commission + override, currency),
    seller: formatMoney(commission, currency),
    house: formatMoney(override, currency),
  });
}

function Offered({ booking, product }: { booking: Booking; product: NonNullable<Booking["product"]> }) {
  return (
    <>
      <Line name={m.bookings_product()}>{said(product.title)}</Line>
      <Line name={m.bookings_people()}>{peopleText(booking.people.adults)}</Line>
    </>
  );
}

function Rooms({ booking }: { booking: Booking }) {
  return (
    <>
      <Line name={m.bookings_rooms()}>
        {booking.rooms.map(({ category, planName, ratePlan }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rooms have their place and nothing else
          <span key={at}>
            {category} <small>{planName?.[getLocale()] || ratePlan}</small>
          </span>
        ))}
      </Line>
      <Line name={m.bookings_guests()}>
        <Guests booking={booking} />
      </Line>
    </>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Guests({ booking: { rooms, people } }: { booking: Booking }) {
  const names = rooms.flatMap(({ guests }) => guests ?? []);
  const ages = rooms.flatMap(({ childAges }) => childAges);
  if (names.length > 0) {
    return names.map(({ name, age }) => (age === null ? name : `${name}, ${age}`)).join("; ");
  }
  return (
    <>
      {adultsText(people.adults)}
      {ages.length > 0 && `; ${m.bookings_children({ ages: ages.join(", ") })}`}
      <small>{m.bookings_guests_hidden()}</small>
    </>
  );
}

function Terms({ booking: { terms, hotel, currency } }: { booking: Booking }) {
  if (!terms) return null;
  const { payments, freeUntil, penalties, perks } = terms;
  return (
    <>
      {payments.length > 0 && (
        <Line name={m.bookings_payments()}>
          {payments.map(({ kind, dueOn, amount }) => (
            <span key={`${kind}${dueOn}`}>
              {kind === "deposit" ? m.bookings_payment_deposit() : m.bookings_payment_balance()}:{" "}
              {formatMoney(amount, currency)}, {formatCalendarDay(dueOn)}
            </span>
          ))}
        </Line>
      )}
      {freeUntil && (
        <Line name={m.bookings_free_until()}>
          {formatMomentIn(freeUntil, hotel.timeZone)} ({hotel.name})
        </Line>
      )}
      {penalties.length > 0 && (
        <Line name={m.bookings_penalties()}>
          {penalties.map(({ daysBefore, share }) => (
            <span key={daysBefore}>{m.bookings_penalty({ days: daysBefore, share: share / 100 })}</span>
          ))}
        </Line>
      )}
      {perks.length > 0 && (
        <Line name={m.bookings_perks()}>
          {perks.map((perk) => (
            <span key={perk.pt}>{perk[getLocale()]}</span>
          ))}
        </Line>
      )}
    </>
  );
}
