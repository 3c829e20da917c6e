import type { Database } from "../database.ts";

type Column = { name: string; type: string };
/** A table that holds rows itself, its name quoted for SQL, with the columns that can be written. */
export type Table = { name: string; columns: Column[] };
type ForeignKey = { table: string; name: string; definition: string };
type Execute = Database["execute"];

const OWN_SCHEMAS = "n.nspname !~ '^pg_' and n.nspname <> 'information_schema'";
const NAME = "format('%I.%I', n.nspname, c.relname)";

/** Every table of every schema, whoever made it. */
export async function readTables(execute: Execute): Promise<Table[]> {
  const { rows } = await execute(`
    select ${NAME} as name,
      json_agg(json_build_object('name', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod))
        order by a.attname) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and ${OWN_SCHEMAS}
    group by 1 order by 1`);
  return rows as Table[];
}

/** The parts of tables that are kept in parts, as the statements that make them where they are missing. */
export async function readParts(execute: Execute): Promise<{ name: string; statement: string }[]> {
  const { rows } = await execute(`
    select ${NAME} as name, format('create table %s partition of %s %s', ${NAME}, format('%I.%I', pn.nspname, p.relname),
      pg_get_expr(c.relpartbound, c.oid)) as statement
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_inherits i on i.inhrelid = c.oid
    join pg_class p on p.oid = i.inhparent and p.relkind = 'p'
    join pg_namespace pn on pn.oid = p.relnamespace
    where c.relispartition and c.relkind = 'r' and ${OWN_SCHEMAS}
    order by 1`);
  return rows as { name: string; statement: string }[];
}

/** The references between tables that are declared where they are, not inherited by a part of a table. */
export async function readForeignKeys(execute: Execute): Promise<ForeignKey[]> {
  const { rows } = await execute(`
    select ${NAME} as table, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.conparentid = 0 and ${OWN_SCHEMAS}
    order by 1, 2`);
  return rows as ForeignKey[];
}

/** Where every sequence stands, as the statements that put another one there. */
export async function readSequences(execute: Execute): Promise<string[]> {
  const { rows } = await execute(
    `select ${NAME} as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and ${OWN_SCHEMAS} order by 1`,
  );
  const statements: string[] = [];
  for (const { name } of rows as { name: string }[]) {
    const at = (await execute(`select last_value::text as value, is_called from ${name}`)).rows[0]!;
    statements.push(`select setval('${name.replaceAll("'", "''")}', ${at.value}, ${at.is_called})`);
  }
  return statements;
}
