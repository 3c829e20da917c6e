import type { Commission } from "#domain/commissions/commissions.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay, formatMoney } from "#web/locale/format.ts";
import styles from "../earnings.module.css";
import type { Whose } from "../earnings.ts";
import { formatRate } from "../words.ts";

type WhyAmountProps = { commission: Commission; whose: Whose };

/** The sum as arithmetic: base, rate, what the hotel pays, what the house adds, and when it is due. */
export function WhyAmount({ commission, whose }: WhyAmountProps) {
  const { lines, base, currency, hotelLine, override, houseLine, amount, share } = commission;
  const money = (value: number) => formatMoney(value, currency);
  const isOwn = whose.kind === "own";
  return (
    <section aria-labelledby="why">
      <h2 id="why" className={styles.part}>
        {m.earnings_why()}
      </h2>
      <dl className={styles.sum}>
        <Line name={m.earnings_why_base()} value={money(base)} isTotal />
        {lines.map((line, at) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: rooms have their place and nothing else
            key={at}
            name={m.earnings_why_line({
              ...{ rate: formatRate(line.rate), base: money(line.base), category: line.category },
            })}
            value={money(line.amount)}
            {...(line.agreed !== line.base && {
              note: m.earnings_why_agreed({ agreed: money(line.agreed) }),
            })}
          />
        ))}
        <Line name={m.earnings_why_hotel()} value={money(hotelLine)} note={differenceOf(commission)} />
        {override !== null && override > 0 && (
          <Line name={m.earnings_why_override()} value={money(override)} />
        )}
        {houseLine && houseLine.amount > 0 && (
          <Line
            name={(isOwn ? m.earnings_why_house : m.earnings_why_house_admin)({
              rate: formatRate(houseLine.rate),
            })}
            value={money(houseLine.amount)}
          />
        )}
        <Line
          name={isOwn ? m.earnings_why_total() : m.earnings_why_total_hotel()}
          value={money(amount)}
          isTotal
          {...(share !== null &&
            share < 10_000 && { note: m.earnings_why_share({ share: formatRate(share) }) })}
        />
      </dl>
      <Notes commission={commission} />
    </section>
  );
}

type LineProps = { name: string; value: string; note?: string | undefined; isTotal?: boolean };

function Line({ name, value, note, isTotal }: LineProps) {
  return (
    <div data-total={isTotal || undefined}>
      <dt>
        {name}
        {note && <small>{note}</small>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

function differenceOf({ hotelLine, expected, currency }: Commission): string | undefined {
  const more = hotelLine - expected;
  if (more === 0) return undefined;
  const amount = formatMoney(Math.abs(more), currency);
  return more > 0 ? m.earnings_why_difference({ amount }) : m.earnings_why_difference_less({ amount });
}

function Notes({ commission }: { commission: Commission }) {
  const { due, dueOn, route, declared, claimedBase, currency, state } = commission;
  const words = due.from === "checkout" ? m.earnings_why_due_checkout : m.earnings_why_due_month_end;
  return (
    <div className={styles.notes}>
      <p>{words({ day: formatCalendarDay(dueOn), days: due.days })}</p>
      <p>{route === "direct" ? m.earnings_why_route_direct() : m.earnings_why_route_house()}</p>
      {declared && (
        <p>
          {m.earnings_why_declared({ day: formatCalendarDay(declared.on), reference: declared.reference })}{" "}
          {declared.proof && (
            <a className="text-link touch-target" href={declared.proof}>
              {m.payouts_proof_open()}
            </a>
          )}
        </p>
      )}
      {claimedBase !== null && state === "disputed" && (
        <p>{m.earnings_why_claimed({ amount: formatMoney(claimedBase, currency) })}</p>
      )}
    </div>
  );
}
