import { sql } from "kysely";
import type { Db } from "#platform/database/database.ts";

/** What people and the house wrote: values of several words; one word is often a code, a state or a key. */
const PROSE = "% %";

/** Lengthens every stored text of several words, in columns and within documents, by a script; how many columns took it. */
export async function poison(db: Db, script: string): Promise<number> {
  await sql`create function poisoned(given jsonb, script text) returns jsonb language sql immutable as $$
    select case jsonb_typeof(given)
      when 'string' then case when given #>> '{}' like '% %' then to_jsonb((given #>> '{}') || ' ' || script) else given end
      when 'array' then coalesce((select jsonb_agg(poisoned(each, script)) from jsonb_array_elements(given) each), given)
      when 'object' then coalesce((select jsonb_object_agg(key, poisoned(value, script)) from jsonb_each(given)), given)
      else given end $$`.execute(db);
  const { rows } = await sql<{ name: string; column: string; type: string }>`
    select c.table_schema || '.' || c.table_name as name, c.column_name as column, c.data_type as type
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema in ('public', 'auth') and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and c.data_type in ('text', 'jsonb') and c.table_name not in ('facts', 'audit_log', 'settings')
    order by 1, 2`.execute(db);
  let taken = 0;
  for (const { name, column, type } of rows) {
    const [table, field] = [sql.table(name), sql.ref(column)];
    const change =
      type === "text"
        ? sql`update ${table} set ${field} = ${field} || ' ' || ${script} where ${field} like ${PROSE}`
        : sql`update ${table} set ${field} = poisoned(${field}, ${script}) where ${field} is not null`;
    // What has a shape of its own, or may not be changed, refuses it, and shows nothing then either.
    const done = await change.execute(db).catch(() => null);
    if (done && (done.numAffectedRows ?? 0n) > 0n) taken++;
  }
  return taken;
}
