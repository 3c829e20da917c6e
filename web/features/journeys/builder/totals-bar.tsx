import { agencyTotals, type BookedStay } from "#domain/journeys/agency-totals.ts";
import type { StayHotel } from "#domain/journeys/journey-lists.ts";
import type { Journey } from "#domain/journeys/journeys.ts";
import { currencyDigits } from "#domain/money/currencies.ts";
import type { Currency } from "#domain/money/money.ts";
import { m } from "#messages/messages.js";
import { money } from "../words.ts";
import styles from "./builder.module.css";

type TotalsBarProps = {
  journey: Journey;
  optionId: string;
  hotels: readonly StayHotel[];
  booked: readonly BookedStay[];
};

/** What an option costs and leaves: revenue from the client now, and apart, commission from hotels later. */
export function TotalsBar({ journey, optionId, hotels, booked }: TotalsBarProps) {
  const { head } = journey;
  const blocks = journey.blocks.filter((block) => block.optionId === optionId);
  const rates = new Map(hotels.map(({ id, commission }) => [id, commission]));
  const totals = agencyTotals(blocks, head, { rates, booked });
  const amounts: [string, number | null, isMinor?: true][] = [
    [m.journeys_total_sell(), totals.sell],
    [m.journeys_total_net(), totals.net],
    [m.journeys_total_revenue(), totals.revenue],
    [m.journeys_total_person(), totals.perPerson, true],
    [m.journeys_total_night(), totals.perNight, true],
  ];
  const commissions = (Object.keys(currencyDigits) as Currency[])
    .filter((currency) => totals.commissions[currency])
    .map((currency) => money(totals.commissions[currency]!, currency));
  return (
    <section className={styles.totals} data-bottom-bar="" aria-label={m.journeys_totals()}>
      <dl>
        {amounts.map(([label, amount, isMinor]) => (
          <div key={label} data-minor={isMinor}>
            <dt>{label}</dt>
            <dd className="figures">{amount === null ? "–" : money(amount, head.currency)}</dd>
          </div>
        ))}
        <div data-apart="">
          <dt>{m.journeys_total_commission()}</dt>
          <dd className="figures">{commissions.join(" + ") || "–"}</dd>
        </div>
      </dl>
      <TotalsNotes {...totals} />
    </section>
  );
}

/** What is in no sum, and what no longer is an estimate. */
function TotalsNotes({ openRates, uncosted, booked }: ReturnType<typeof agencyTotals>) {
  return (
    <div className={styles.notes} role="status">
      {booked > 0 && <p data-good="">{m.journeys_total_booked({ count: booked })}</p>}
      {uncosted > 0 && <p>{m.journeys_uncosted({ count: uncosted })}</p>}
      {openRates > 0 && <p>{m.journeys_open_rates({ count: openRates })}</p>}
    </div>
  );
}
