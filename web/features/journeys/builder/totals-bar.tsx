import type { StayHotel } from "#domain/journeys/journey-lists.ts";
import type { Journey } from "#domain/journeys/journeys.ts";
import { optionTotals } from "#domain/journeys/prices.ts";
import { currencyDigits } from "#domain/money/currencies.ts";
import type { Currency } from "#domain/money/money.ts";
import { m } from "#messages/messages.js";
import { money } from "../words.ts";
import styles from "./builder.module.css";
import { expectedCommissions } from "./expected-commissions.ts";

type TotalsBarProps = { journey: Journey; optionId: string; hotels: StayHotel[] };

/** What an option costs and leaves: margin from the client now, and apart, commission from hotels later. */
export function TotalsBar({ journey, optionId, hotels }: TotalsBarProps) {
  const { head } = journey;
  const blocks = journey.blocks.filter((block) => block.optionId === optionId);
  const { sell, net, margin, perPerson, perNight, openRates } = optionTotals(blocks, head);
  const amounts: [string, number | null, isMinor?: true][] = [
    [m.journeys_total_sell(), sell],
    [m.journeys_total_net(), net],
    [m.journeys_total_margin(), margin],
    [m.journeys_total_person(), perPerson, true],
    [m.journeys_total_night(), perNight, true],
  ];
  const commissions = expectedCommissions(blocks, { hotels, markup: head.markup });
  const expected = (Object.keys(currencyDigits) as Currency[])
    .filter((currency) => commissions[currency])
    .map((currency) => money(commissions[currency]!, currency));
  return (
    <section className={styles.totals} aria-label={m.journeys_totals()}>
      <dl>
        {amounts.map(([label, amount, isMinor]) => (
          <div key={label} data-minor={isMinor}>
            <dt>{label}</dt>
            <dd className="figures">{amount === null ? "–" : money(amount, head.currency)}</dd>
          </div>
        ))}
        <div data-apart="">
          <dt>{m.journeys_total_commission()}</dt>
          <dd className="figures">{expected.join(" + ") || "–"}</dd>
        </div>
      </dl>
      {openRates > 0 && <p role="status">{m.journeys_open_rates({ count: openRates })}</p>}
    </section>
  );
}
