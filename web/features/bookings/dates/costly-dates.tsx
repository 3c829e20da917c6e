import { useQuery } from "@tanstack/react-query";
import { MessageCircle } from "lucide-react";
import { Link } from "react-router";
import { type CostlyDate, CostlyDates, type CostlyKind } from "#domain/bookings/dates.ts";
import { dayIn } from "#domain/days.ts";
import type { Language } from "#domain/text.ts";
import { whatsappAddress } from "#domain/whatsapp.ts";
import { nightsBetween } from "#domain/zones.ts";
import { m } from "#messages/messages.js";
import type { BookingsApi } from "#server/bookings/contract.ts";
import { formatCalendarDays, formatMoney } from "#web/locale/format.ts";
import { Block } from "#web/portal/dashboard/block.tsx";
import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { useHome } from "#web/portal/use-home.ts";
import { memberApi } from "#web/session/member-api.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { BOOKINGS } from "../keys.ts";
import styles from "./dates.module.css";
import { momentOf } from "./moment-of.ts";

const SHOWN = 6;
const names: Record<CostlyKind, (given?: object, of?: { locale?: Language }) => string> = {
  option: m.bookings_dates_option,
  deposit: m.bookings_dates_deposit,
  free_cancellation: m.bookings_dates_free_cancellation,
  balance: m.bookings_dates_balance,
  commission: m.bookings_dates_commission,
};

/** What costs money if it passes unseen: the first thing that whoever sells reads in the morning. */
export const datesCard: DashboardCard = {
  id: "costly-dates",
  roles: ["advisor", "tour_operator"],
  column: "wide",
  Card: CostlyDatesCard,
};

/** The morning list of the reader. */
export function useCostlyDates() {
  return useQuery({
    queryKey: [...BOOKINGS, "dates"],
    queryFn: async () =>
      CostlyDates.parse(await bodyOf(await memberApi<BookingsApi>().bookings.dates.$get())),
  });
}

function CostlyDatesCard() {
  const home = useHome();
  return (
    <Block title={m.bookings_dates_title()} way={{ to: `${home}/bookings`, label: m.bookings_dates_all() }}>
      <QueryView query={useCostlyDates()} lines={4}>
        {({ dates, atStake, commissions, count, overdue }) =>
          dates.length === 0 && overdue.count === 0 ? (
            <p className="note">{m.bookings_dates_none()}</p>
          ) : (
            <>
              <p className={classNames("note", styles.stake)}>
                {atStake.length > 0 && <span>{m.bookings_dates_stake({ amounts: inMoney(atStake) })}</span>}
                {commissions.length > 0 && (
                  <span>{m.bookings_dates_receivable({ amounts: inMoney(commissions) })}</span>
                )}
              </p>
              <ul className={styles.dates}>
                {dates.slice(0, SHOWN).map((date) => (
                  <DateLine key={`${date.bookingId}${date.kind}${date.at}`} date={date} home={home} />
                ))}
                {overdue.count > 0 && <Overdue overdue={overdue} home={home} />}
              </ul>
              {count > SHOWN && <p className="note">{m.bookings_dates_more({ count: count - SHOWN })}</p>}
            </>
          )
        }
      </QueryView>
    </Block>
  );
}

function DateLine({ date, home }: { date: CostlyDate; home: string }) {
  const { kind, amount, currency, hotel, title, reference } = date;
  const daysLeft = daysUntil(date.at);
  return (
    <li>
      <b data-near={daysLeft <= 1 || undefined}>{nearness(daysLeft)}</b>
      <span className={styles.what}>
        <Link to={addressOf(date, home)}>
          {names[kind]()}: {hotel.name}
        </Link>
        <small>{[title, momentOf(date)].filter(Boolean).join(" · ")}</small>
      </span>
      <span className={styles.amount}>{formatMoney(amount, currency)}</span>
      <a
        {...buttonLook({ look: "outline", size: "small" })}
        href={whatsappAddress({ phone: date.phone, text: messageOf(date) })}
        target="_blank"
        rel="noreferrer"
        aria-label={`${m.bookings_whatsapp()}: ${names[kind]()}, ${hotel.name}, ${reference}`}
      >
        <MessageCircle size={15} strokeWidth={1.5} aria-hidden="true" />
      </a>
    </li>
  );
}

/** What is written to the hotel or the member, in their language. */
function messageOf(date: CostlyDate): string {
  const { kind, reference, checkIn, checkOut, language } = date;
  const of = { locale: language };
  const dates = formatCalendarDays(checkIn, checkOut, language);
  return m.bookings_dates_whatsapp(
    { reference, dates, what: names[kind]({}, of), when: momentOf(date, language) },
    of,
  );
}

/** Where a date is dealt with: a commission with what is earned, everything else with its booking. */
function addressOf({ bookingId, commissionId }: CostlyDate, home: string): string {
  return commissionId ? `${home}/earnings/${commissionId}` : `${home}/bookings/${bookingId}`;
}

/** What hotels owe past its day, in one line that leads to all of it. */
function Overdue({ overdue, home }: { overdue: CostlyDates["overdue"]; home: string }) {
  return (
    <li>
      <b data-near="">{m.bookings_dates_overdue()}</b>
      <span className={styles.what}>
        <Link to={`${home}/earnings?box=overdue`}>{m.bookings_dates_owed({ count: overdue.count })}</Link>
      </span>
      <span className={classNames(styles.amount, styles.owed)}>{inMoney(overdue.amounts)}</span>
    </li>
  );
}

function inMoney(amounts: CostlyDates["atStake"]): string {
  return amounts.map(({ amount, currency }) => formatMoney(amount, currency)).join(" · ");
}

/** How many days away a moment is, by the reader's own days. */
function daysUntil(at: string): number {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return nightsBetween(dayIn(zone, new Date()), dayIn(zone, new Date(at)));
}

function nearness(daysLeft: number): string {
  if (daysLeft <= 0) return m.bookings_dates_today();
  return daysLeft === 1 ? m.bookings_dates_tomorrow() : m.bookings_dates_in({ days: daysLeft });
}
