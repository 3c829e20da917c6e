import { sql } from "kysely";

/** The day on which a commission came, by São Paulo's days. */
export const arrivedOn = sql`(arrived_at at time zone 'America/Sao_Paulo')::date`;

/** Payment days: the middle of how many days lie between check-out and the day on which the money came. */
export const medianPaymentDays = sql<
  number | null
>`percentile_disc(0.5) within group (order by ${arrivedOn} - check_out)::int`;
