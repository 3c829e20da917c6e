import type { PayoutBatch } from "#domain/payouts/payouts.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay, formatDateTime, formatMoney, formatNumber } from "#web/locale/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { BatchMoves } from "./batch-moves.tsx";
import { batchLook } from "./names.ts";
import { PayoutSheet } from "./payout-sheet.tsx";
import styles from "./payouts.module.css";

/** One batch: what it comes to, how far it is, what may be done with it, and each payee's payout. */
export function BatchView({ batch }: { batch: PayoutBatch }) {
  const { state, currency, rate, rateOn, gross, paidGross, withheld, net, reason } = batch;
  const figures = [
    [m.payouts_gross(), formatMoney(gross, currency)],
    ...(rate && rateOn
      ? [
          [
            m.payouts_rate_frozen({ rate: formatNumber(Number(rate)), day: formatCalendarDay(rateOn) }),
            formatMoney(paidGross, "BRL"),
          ],
        ]
      : []),
    [m.payouts_withheld(), formatMoney(withheld, "BRL")],
    [m.payouts_net(), formatMoney(net, "BRL")],
  ];
  return (
    <div className={styles.batch}>
      <div className="stack">
        <p className={styles.badges}>
          <Badge tone={batchLook[state].tone}>{batchLook[state].name()}</Badge>
          <span>
            {m.payouts_prepared_by({ name: batch.preparedBy, at: formatDateTime(batch.createdAt) })}
          </span>
        </p>
        <Steps batch={batch} />
        {reason && <Notice tone="warn">{reason}</Notice>}
        <BatchMoves batch={batch} />
      </div>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {batch.payouts.map((payout) => (
        <PayoutSheet key={payout.id} payout={payout} batch={batch} />
      ))}
      <TakenOut batch={batch} />
    </div>
  );
}

/** Who is not paid by this batch any more, and why. */
function TakenOut({ batch: { takenOut, currency } }: { batch: PayoutBatch }) {
  if (takenOut.length === 0) return null;
  return (
    <section className={styles.due} aria-labelledby="payouts-out">
      <h2 id="payouts-out" className={styles.part}>
        {m.payouts_taken_out_title()}
      </h2>
      <ul className={styles.payees}>
        {takenOut.map(({ payee, gross, reason, at }) => (
          <li key={`${payee.id} ${at}`}>
            <span>
              {payee.name || m.payouts_left_gone()}
              <small>{reason}</small>
            </span>
            <span>{formatMoney(gross, currency)}</span>
            <span>{formatDateTime(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who did what to it since, in its order. */
function Steps({ batch }: { batch: PayoutBatch }) {
  const { approvedAt, approvedBy, sentAt, settledAt, reversedAt, reversedBy } = batch;
  const steps = [
    approvedAt && m.payouts_approved_by({ name: approvedBy ?? "", at: formatDateTime(approvedAt) }),
    sentAt && m.payouts_sent_at({ at: formatDateTime(sentAt) }),
    settledAt && m.payouts_settled_at({ at: formatDateTime(settledAt) }),
    reversedAt && m.payouts_reversed_by({ name: reversedBy ?? "", at: formatDateTime(reversedAt) }),
  ].filter((step): step is string => typeof step === "string");
  if (steps.length === 0) return null;
  return (
    <ul className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  );
}
