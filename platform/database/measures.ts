import { type RawBuilder, sql } from "kysely";

/** The Monday of an instant's week in a zone, as a day. */
export function weekOf(at: RawBuilder<unknown>, zone = "America/Sao_Paulo"): RawBuilder<string> {
  return sql<string>`to_char(date_trunc('week', ${at} at time zone ${sql.lit(zone)}), 'YYYY-MM-DD')`;
}

/** The middle of how many hours lie between two instants; null where there is none. */
export function medianHours(
  from: RawBuilder<unknown>,
  until: RawBuilder<unknown>,
): RawBuilder<number | null> {
  return sql`(percentile_cont(0.5) within group (order by extract(epoch from ${until} - ${from}) / 3600))::float8`;
}
