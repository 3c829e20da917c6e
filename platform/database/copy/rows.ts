import type { Database } from "../database.ts";
import type { Table } from "./catalog.ts";

type Execute = Database["execute"];
export type Tally = { count: number; checksum: string };

const BATCH = 500;
/** The same text for the same value on both sides, whatever the servers' own habits. */
export const SAME_TEXT = [
  "set local datestyle = 'ISO, MDY'",
  "set local intervalstyle = 'postgres'",
  "set local timezone = 'UTC'",
  "set local bytea_output = 'hex'",
  "set local extra_float_digits = 1",
];

/** Copies the rows of one table, every value as its text, so that no type is lost on the way. */
export async function copyRows(from: Execute, to: Execute, { name, columns }: Table): Promise<void> {
  const names = columns.map((column) => column.name).join(", ");
  const values = columns.map(({ type }, at) => `(r->>${at})::${type}`).join(", ");
  const insert = `insert into ${name} (${names}) overriding system value
    select ${values} from jsonb_array_elements($1::jsonb) r`;
  for (let after = "(0,0)"; ; ) {
    const { rows } = await from(
      `select json_agg(row)::text as rows, max(at)::text as last, count(*)::int as count from (
        select ctid as at, ${asTexts(columns)} as row from ${name} where ctid > $1::tid order by ctid limit ${BATCH}
      ) batch`,
      [after],
    );
    const batch = rows[0] as { rows: string | null; last: string; count: number };
    if (batch.rows === null) return;
    await to(insert, [batch.rows]);
    if (batch.count < BATCH) return;
    after = batch.last;
  }
}

/** How many rows a table has, and a sum over all that is in them, in whatever order they lie. */
export async function tally(execute: Execute, { name, columns }: Table): Promise<Tally> {
  const { rows } = await execute(`
    select count(*)::int as count, coalesce(md5(string_agg(sum, '' order by sum collate "C")), '') as checksum
    from (select md5(${asTexts(columns)}::text) as sum from ${name}) sums`);
  return rows[0] as Tally;
}

function asTexts(columns: Table["columns"]): string {
  return `json_build_array(${columns.map(({ name }) => `${name}::text`).join(", ")})`;
}
