import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Db, Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { isWhole } from "../reach.ts";
import { getWorld, type World } from "../world.ts";
import { missedLocks, type Site, saboteur, withoutLock } from "./saboteur.ts";

/** What a promise about order stands on: locks by the place that takes them, unique keys by the place that relies on them. */
type Grounds = { locks?: Site[]; keys?: Record<Site, string> };
type Body = (world: World) => Promise<void>;

/**
 * Races of one capability, in a copy of the demo world on PostgreSQL. Each is run as it is; `npm run prove` also runs it
 * in a world of its own without each of its grounds, and expects it to fail.
 */
export function openRaces({ env = {} }: { env?: Record<string, string> } = {}) {
  const isPostgres = Boolean(inject("postgresUrl"));
  const open = () =>
    getWorld({ env: { RATE_LIMIT_SCALE: "1000", ...env }, isPlanted: true, plugins: [saboteur] });
  let world: World;
  beforeAll(async () => {
    if (isPostgres) world = await open();
  });
  afterAll(() => world?.close());
  const testThere = test.skipIf(!isPostgres);

  async function without(body: Body, remove: (own: World, again: () => Promise<void>) => Promise<void>) {
    const own = await open();
    try {
      await body(own);
      await remove(own, () => body(own));
    } finally {
      await own.close();
    }
  }

  return function race(name: string, { locks = [], keys = {} }: Grounds, body: Body): void {
    testThere(name, () => body(world));
    if (!isWhole) return;
    for (const site of locks)
      testThere(`${name}: red without the lock of ${site}`, () =>
        without(body, async (_own, again) => {
          await expect(withoutLock(site, again)).rejects.toThrow();
          expect(missedLocks()).toBeGreaterThan(0);
        }),
      );
    for (const [site, key] of Object.entries(keys))
      testThere(`${name}: red without ${key}, which ${site} relies on`, () =>
        without(body, async (own, again) => {
          await dropKey(own.db, key);
          await expect(again()).rejects.toThrow();
        }),
      );
  };
}

/** Takes a unique key away, with whatever refers to it. */
async function dropKey(db: Db, name: string): Promise<void> {
  const { rows } = await sql<{ owner: string; is_constraint: boolean; index: string }>`
    select i.indrelid::regclass::text as owner, c.oid is not null as is_constraint, i.indexrelid::regclass::text as index
    from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype in ('p', 'u')
    where i.indexrelid = to_regclass(${name}) and i.indisunique`.execute(db);
  const [found] = rows;
  if (!found) throw new Error(`there is no unique key called ${name}`);
  const bare = name.split(".").at(-1)!;
  const statement = found.is_constraint
    ? sql`alter table ${sql.raw(found.owner)} drop constraint ${sql.id(bare)} cascade`
    : sql`drop index ${sql.raw(found.index)}`;
  await statement.execute(db);
}

/**
 * Begins something while another transaction has changed what it stands on and has not ended. That one ends as soon as
 * the other waits for it, or has gone on without waiting.
 */
export async function whileOpen<T>(
  db: Db,
  change: (tx: Tx) => Promise<unknown>,
  act: () => Promise<T>,
): Promise<T> {
  const { promise: changed, resolve: say, reject } = Promise.withResolvers<number>();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const holding = transact(db, async (tx) => {
    await change(tx);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    say(rows[0]!.pid);
    await ended;
  });
  holding.catch(reject);
  const pid = await changed;
  const acting = act();
  let isOver = false;
  const over = acting.then(
    () => (isOver = true),
    () => (isOver = true),
  );
  await Promise.race([over, untilWaitedFor(db, { pid, isOver: () => isOver })]);
  end();
  await holding;
  return acting;
}

async function untilWaitedFor(db: Db, { pid, isOver }: { pid: number; isOver: () => boolean }) {
  while (!isOver()) {
    const { rows } =
      await sql`select from pg_stat_activity where ${pid} = any (pg_blocking_pids(pid))`.execute(db);
    if (rows.length > 0) return;
  }
}
