import { sql } from "kysely";
import type { Database } from "./database.ts";

type Column = {
  schema: string;
  table: string;
  column: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
};

const TYPES: Record<string, string> = {
  bool: "boolean",
  int2: "number",
  int4: "number",
  int8: "number",
  float8: "number",
  numeric: "string",
  text: "string",
  citext: "string",
  uuid: "string",
  inet: "string",
  date: "string",
  bytea: "Uint8Array",
  timestamptz: "Timestamp",
  jsonb: "Json",
  _text: "string[]",
  _int4: "number[]",
  _uuid: "string[]",
};

const HEAD = `// Made from the migrated schema by \`npm run tables\`; checked for drift by \`npm run check\`.
import type { ColumnType } from "kysely";

/** May be left out when a row is inserted. */
export type Generated<T> =
  T extends ColumnType<infer Read, infer Insert, infer Update>
    ? ColumnType<Read, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>;
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** Read as a value, written as JSON text. */
export type Json = ColumnType<unknown, string, string>;
`;

/** The text of database/tables.ts for the schema as it is: one row type per table, and the map of all. */
export async function describeTables(database: Database): Promise<string> {
  const tables = Map.groupBy(await readColumns(database), ({ schema, table }) =>
    schema === "public" ? table : `${schema}.${table}`,
  );
  const names = [...tables.keys()].sort();
  const rows = names.map((name) => `export type ${rowName(name)} = {\n${rowFields(tables.get(name)!)}\n};\n`);
  const map = names.map((name) => `  ${name.includes(".") ? `"${name}"` : name}: ${rowName(name)};`);
  return [HEAD, ...rows, `export type Tables = {\n${map.join("\n")}\n};\n`].join("\n");
}

function rowName(table: string): string {
  const words = table.split(/[._]/).map((word) => word[0]!.toUpperCase() + word.slice(1));
  return `${words.join("")}Row`;
}

function rowFields(columns: Column[]): string {
  return columns
    .map(({ column, type, isNullable, hasDefault }) => {
      const base = TYPES[type];
      if (!base) throw new Error(`no TypeScript type for the column type ${type} of ${column}`);
      const value = isNullable ? `${base} | null` : base;
      return `  ${column}: ${hasDefault ? `Generated<${value}>` : value};`;
    })
    .join("\n");
}

async function readColumns({ db }: Database): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select n.nspname as schema, c.relname as table, a.attname as column, t.typname as type,
      not a.attnotnull as "isNullable",
      (a.atthasdef or a.attidentity <> '') as "hasDefault"
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p') and not c.relispartition
    join pg_namespace n on n.oid = c.relnamespace and n.nspname in ('public', 'auth')
    join pg_type t on t.oid = a.atttypid
    where a.attnum > 0 and not a.attisdropped
    order by 1, 2, a.attnum`.execute(db);
  return rows;
}
