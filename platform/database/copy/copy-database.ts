import { CompiledQuery, type Transaction } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Database } from "../database.ts";
import { transactOnce } from "../transact.ts";
import { readForeignKeys, readParts, readSequences, readTables, type Table } from "./catalog.ts";
import { copyRows, SAME_TEXT, type Tally, tally } from "./rows.ts";

/** The copy cannot be made; the message is the one line to print. */
class CopyError extends Error {}

export type Copied = { table: string } & Tally;
type Copy = { from: Database; to: Database; onTable?: (copied: Copied) => void };

/** Made before the tables are and gone with the commit: tells a copy that was cut off from a house of its own. */
const MARK = "public.unfinished_copy";

/** Claims a database that has nothing in it, or in which an earlier copy was cut off before it brought anything. */
export async function claimEmpty({ execute }: Database): Promise<void> {
  const names = (await readTables(execute)).map(({ name }) => name);
  if (names.length === 0) return void (await execute(`create table ${MARK} (at timestamptz default now())`));
  const isOurs = names.includes(MARK);
  const { rows } = names.includes("auth.users")
    ? await execute("select 1 from auth.users limit 1")
    : { rows: [] };
  if (!isOurs || rows.length > 0) throw new CopyError("the database to move into is not empty");
}

/**
 * Copies every row of every table, and where every sequence stands, into a claimed database with the same tables, in
 * one transaction: it ends with all of it there, counted and compared, or with nothing.
 */
export async function copyDatabase({ from, to, onTable }: Copy): Promise<Copied[]> {
  return transactOnce(from.db, (source) =>
    transactOnce(to.db, async (target) => {
      const read = executeIn(source);
      const write = executeIn(target);
      for (const setting of SAME_TEXT) {
        await read(setting);
        await write(setting);
      }
      await write("set local statement_timeout = 0");
      await write("set local idle_in_transaction_session_timeout = 0");
      const tables = await readTables(read);
      await makeParts(read, write);
      await requireSame(tables, await readTables(write));
      // References are taken off and put back, which checks them all: rows need no order, and no superuser is needed.
      const references = await readForeignKeys(write);
      for (const { table, name } of references) await write(`alter table ${table} drop constraint ${name}`);
      await write(`truncate ${tables.map(({ name }) => name).join(", ")}`);
      const copied: Copied[] = [];
      for (const table of tables) {
        copied.push(await copyTable(read, write, table));
        onTable?.(copied.at(-1)!);
      }
      for (const statement of await readSequences(read)) await write(statement);
      for (const { table, name, definition } of references) {
        await write(`alter table ${table} add constraint ${name} ${definition}`);
      }
      await write(`drop table ${MARK}`);
      return copied;
    }),
  );
}

type Execute = Database["execute"];

async function copyTable(read: Execute, write: Execute, table: Table): Promise<Copied> {
  await write(`alter table ${table.name} disable trigger user`);
  await copyRows(read, write, table);
  await write(`alter table ${table.name} enable trigger user`);
  const [before, after] = [await tally(read, table), await tally(write, table)];
  if (before.count !== after.count || before.checksum !== after.checksum) {
    throw new CopyError(`${table.name} did not arrive as it was; nothing was kept`);
  }
  return { table: table.name, ...after };
}

/** Months and other parts that grew in the one house are made in the other, which is as new. */
async function makeParts(read: Execute, write: Execute): Promise<void> {
  const there = new Set((await readTables(write)).map(({ name }) => name));
  for (const { name, statement } of await readParts(read)) if (!there.has(name)) await write(statement);
}

async function requireSame(source: Table[], target: Table[]): Promise<void> {
  const shapes = new Set(target.map((table) => JSON.stringify(table)));
  const odd = source.find((table) => !shapes.has(JSON.stringify(table)));
  if (odd) throw new CopyError(`the database to move into has no such table as ${odd.name}`);
}

function executeIn(tx: Transaction<Tables>): Execute {
  return async (text, values = []) => {
    const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values));
    return { rows: rows as Record<string, unknown>[] };
  };
}
