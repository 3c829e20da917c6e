import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { BATCH } from "#domain/events/door.ts";
import { parseConfig } from "#platform/config.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openPgliteFolder } from "#platform/database/open-pglite.ts";
import { hashLinkToken, newLinkToken } from "#platform/link-token.ts";
import type { Deps } from "#server/deps.ts";
import { takeReadings } from "#server/events/door/take-readings.ts";
import { ticketOf } from "#server/events/tickets.ts";
import type { Finding } from "./measure.ts";

const PEOPLE = 3_000;
const LIMIT_MS = 1_000;
const clock = { now: () => new Date("2026-11-19T22:00:00Z") };

/** How long an embedded house takes for a batch of queued check-ins, of people it has not seen, and sent again. */
export async function checkIns(): Promise<Finding> {
  const dataDir = mkdtempSync(join(tmpdir(), "lilamonde-bench-"));
  const config = parseConfig({ DATA_DIR: dataDir, PUBLIC_URL: "http://lilamonde.test" });
  const database = await openPgliteFolder(dataDir);
  await migrate(database);
  const { db } = database;
  const device = newLinkToken();
  await fill(db, device);
  const live = { publish: async () => {} };
  const deps = { db, clock, config, live, listeners: { counts: [], tells: [] } } as unknown as Deps;
  const people = await db.selectFrom("registrations").select(["id", "ticket_version"]).execute();
  const at = clock.now().toISOString();
  const readings = people.map(({ id, ticket_version: version }) => ({
    ...{ id: randomUUID(), at, kind: "scan" as const, read: ticketOf(config, { id, version }) },
  }));
  const send = async () => {
    const started = performance.now();
    for (let start = 0; start < readings.length; start += BATCH)
      await takeReadings(deps, { device, sentAt: at, readings: readings.slice(start, start + BATCH) });
    return (performance.now() - started) / (readings.length / BATCH);
  };
  const values = { "taken for the first time": await send(), "sent again": await send() };
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
  return {
    kind: "amount",
    title: `a batch of ${BATCH} queued check-ins, embedded`,
    unit: "ms",
    limit: LIMIT_MS,
    values,
  };
}

async function fill(db: Deps["db"], device: string): Promise<void> {
  const both = JSON.stringify({ pt: "Noite", en: "Night" });
  const eventId = randomUUID();
  await sql`insert into events (id, code, slug, kind, title, headline, lead, picture, venue, address, city, zone,
      starts_at, ends_at, doors_open_at, doors_close_at, capacity, audience, questions, programme, state, created_at, updated_at)
    values (${eventId}, 'BENCH', 'bench', 'event', ${both}, ${both}, ${both}, 'gastronomy', 'v', 'a', 'c', 'America/Sao_Paulo',
      '2026-11-19T21:00Z', '2026-11-20T02:00Z', '2026-11-19T20:00Z', '2026-11-20T01:00Z', ${PEOPLE}, 'public', '[]', '[]',
      'published', now(), now())`.execute(db);
  await sql`insert into registrations (id, event_id, name, email, state, code, created_at)
    select gen_random_uuid(), ${eventId}, 'Pessoa ' || n, 'p' || n || '@bench.test', 'registered', lpad(n::text, 6, '0'), now()
    from generate_series(1, ${PEOPLE}) n`.execute(db);
  await sql`insert into event_scanners (id, event_id, door, device_hash, enrol_expires_at, enrolled_at, created_at)
    values (gen_random_uuid(), ${eventId}, 'Porta', ${hashLinkToken(device)}, now(), now(), now())`.execute(
    db,
  );
}
