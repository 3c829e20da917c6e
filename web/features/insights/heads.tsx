import type { Heads } from "#domain/insights/chart.ts";
import { m } from "#messages/messages.js";
import { formatMoney, formatNumber } from "#web/locale/format.ts";
import styles from "./insights.module.css";

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** The four figures above everything; what stands on fewer than five cases says so instead. */
export function FarolHeads({ heads: { pipeline, conversion, lead, forecast } }: { heads: Heads }) {
  return (
    <dl className={styles.heads}>
      <div>
        <dt>{m.insights_head_pipeline()}</dt>
        {pipeline.sums.map(({ amount, currency }) => (
          <dd key={currency}>
            <b>{formatMoney(amount, currency)}</b>
          </dd>
        ))}
        <dd>
          <small>{m.insights_head_journeys({ count: pipeline.count })}</small>
        </dd>
      </div>
      <div>
        <dt>{m.insights_head_conversion()}</dt>
        {conversion ? (
          <dd>
            <b>{percent(conversion.share)}</b>
            <small>
              {m.insights_head_taken({
                taken: formatNumber(conversion.taken),
                sent: conversion.sent,
              })}
              {conversion.group !== null && ` ${m.insights_head_group({ value: percent(conversion.group) })}`}
            </small>
          </dd>
        ) : (
          <Thin words={m.insights_head_thin_proposals()} />
        )}
      </div>
      <div>
        <dt>{m.insights_head_lead()}</dt>
        {lead ? (
          <dd>
            <b>{m.insights_head_days({ days: lead.days })}</b>
            <small>
              {m.insights_head_cases({ count: lead.cases })}
              {lead.group !== null &&
                ` ${m.insights_head_group({ value: m.insights_head_days({ days: Math.round(lead.group) }) })}`}
            </small>
          </dd>
        ) : (
          <Thin words={m.insights_head_thin_journeys()} />
        )}
      </div>
      <div>
        <dt>{m.insights_head_forecast()}</dt>
        {forecast.length === 0 && <Thin words={m.insights_head_thin_forecast()} />}
        {forecast.map(({ currency, amount, low, high }) => (
          <dd key={currency}>
            <b>{formatMoney(amount, currency)}</b>
            <small>
              {low === high
                ? m.insights_head_certain()
                : m.insights_head_range({
                    low: formatMoney(low, currency),
                    high: formatMoney(high, currency),
                  })}
            </small>
          </dd>
        ))}
      </div>
    </dl>
  );
}

function Thin({ words }: { words: string }) {
  return (
    <dd>
      <small>{words}</small>
    </dd>
  );
}
