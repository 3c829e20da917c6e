import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import { transact } from "#platform/database/transact.ts";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { writeAudit } from "../../audit/write-audit.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld({ isPlanted: true });
});
afterAll(() => world.close());

/** What is on its way to the person, or went: their own last mail, and what was sent before it. */
const OWN = [/^pgboss\./, /^public\.captured_mails?$/, /mail/];

/** Every table in which one of these words stands, in whatever column. */
async function findTables(words: string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string; place: string }>`
    select format('%s.%s', n.nspname, c.relname) as name, format('%I.%I', n.nspname, c.relname) as place
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`.execute(world.db);
  const found: string[] = [];
  for (const { name, place } of tables) {
    if (OWN.some((own) => own.test(name))) continue;
    for (const word of words) {
      const { rows } = await sql`
        select from ${sql.raw(place)} t where strpos(lower(t::text), lower(${word})) > 0 limit 1`.execute(
        world.db,
      );
      if (rows.length > 0) found.push(`${name}: ${word}`);
    }
  }
  return found;
}

test.each(["advisor", "operator", "hotel"])(
  "of the %s who leaves neither address nor name nor number stands anywhere, in whichever table",
  async (who) => {
    const { id, token } = await enter(world, who);
    const before = await world.db
      .selectFrom("profiles as p")
      .leftJoin("profile_details as d", "d.user_id", "p.id")
      .select(["p.full_name", "d.phone", "d.whatsapp"])
      .where("p.id", "=", id)
      .executeTakeFirstOrThrow();
    const email = `${who}@lilamonde.test`;
    const words = [email, before.full_name, before.phone, before.whatsapp].flatMap((word) => word || []);
    const other = await world.db
      .selectFrom("profiles")
      .select("id")
      .where("id", "!=", id)
      .executeTakeFirstOrThrow();
    const now = world.clock.now();
    await transact(world.db, (tx) =>
      writeAudit(tx, {
        ...{ actorId: other.id, action: "invite.sent", subjectType: "invite", subjectId: randomUUID(), now },
        ...{ after: { email, by: before.full_name }, reason: `para ${email}` },
      }),
    );
    const notice = {
      id: randomUUID(),
      user_id: other.id,
      kind: "account_waiting",
      link: "/admin",
      created_at: now,
    };
    const params = JSON.stringify({ name: before.full_name });
    await world.db
      .insertInto("notifications")
      .values({ ...notice, params })
      .execute();
    const booking = await world.db.selectFrom("bookings").select("id").executeTakeFirstOrThrow();
    const link = { id: randomUUID(), booking_id: booking.id, token_hash: `of ${who}`, language: "pt" };
    await world.db
      .insertInto("booking_links")
      .values({ ...link, email, name: before.full_name, expires_at: now, used_at: now, created_at: now })
      .execute();
    const kept = { scope: `POST /api/journeys ${id}`, key: "k".repeat(8), request_hash: "" };
    await world.db
      .insertInto("idempotency_keys")
      .values({ ...kept, response: JSON.stringify({ email }) })
      .execute();
    expect(await findTables([email])).toContain(`public.idempotency_keys: ${email}`);

    const answer = await world.api("/api/privacy/deletion", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ password: DEMO_PASSWORD }),
    });
    expect(answer.status).toBe(204);
    expect(await findTables(words)).toEqual([]);
  },
);
