import { expect } from "vitest";
import { transact } from "#platform/database/transact.ts";
import { hashLinkToken, newLinkToken } from "#platform/link-token.ts";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import type { World } from "#testing/world.ts";
import { takeOff } from "./desk/queries.ts";
import { plantReaders } from "./plant-readers.ts";
import { insertLink, insertReaders, setUnsubscribed, upsertSubscriber } from "./queries.ts";

const race = openRaces();

const newReader = (now: Date) => ({
  ...{ id: crypto.randomUUID(), email: `${crypto.randomUUID()}@example.com`, language: "pt" },
  ...{ source: "newsletter", created_at: now, mailed_at: now },
});

/** A reader of the letter who asked a moment ago, with the link they were sent. */
async function ask({ db, clock }: World, isConfirmed: boolean) {
  const now = clock.now();
  const [reader, token] = [newReader(now), newLinkToken()];
  await insertReaders(db, [{ ...reader, confirmed_at: isConfirmed ? now : null }]);
  const link = { tokenHash: hashLinkToken(token), subscriberId: reader.id, now };
  await transact(db, (tx) => insertLink(tx, link));
  const kept = () => db.selectFrom("newsletter_subscribers").selectAll().where("email", "=", reader.email);
  return { ...reader, token, now, kept: () => kept().execute() };
}

race(
  "an address that is taken off the list while it confirms is not on it",
  { locks: ["server/newsletter/queries.ts#selectByLink"] },
  async (world) => {
    const { id: by, call } = await enter(world, "admin");
    const { id, token, now, kept } = await ask(world, false);
    const answer = await whileOpen(
      world.db,
      (tx) => takeOff(tx, { id, reason: "Pediu ao telefone", by, now }),
      () => call("POST", "/api/newsletter/confirm", { token }),
    );
    expect(answer.status).toBe(404);
    expect(await kept()).toMatchObject([{ confirmed_at: null, removed_reason: "Pediu ao telefone" }]);
  },
);

race(
  "who left by themselves a moment before is not said to have been taken off",
  { locks: ["server/newsletter/desk/queries.ts#holdReader"] },
  async (world) => {
    const { call } = await enter(world, "admin");
    const { id, now, kept } = await ask(world, true);
    const answer = await whileOpen(
      world.db,
      (tx) => setUnsubscribed(tx, id, now),
      () => call("POST", `/api/admin/newsletter/${id}/removal`, { reason: "Devolvida", version: 1 }),
    );
    expect(answer.status).toBe(409);
    expect(await kept()).toMatchObject([{ removed_reason: null, version: 2 }]);
  },
);

race(
  "an address that two windows type at once is asked once",
  { keys: { "server/newsletter/queries.ts#upsertSubscriber": "newsletter_subscribers_email_key" } },
  async ({ db, clock, api }) => {
    const now = clock.now();
    const { id, email, language, source } = newReader(now);
    const answer = await whileOpen(
      db,
      (tx) => upsertSubscriber(tx, { id, email, language, source, now, mailedBefore: now }),
      () =>
        api("/api/newsletter", {
          ...{ method: "POST", headers: { "content-type": "application/json" } },
          body: JSON.stringify({ email, language }),
        }),
    );
    expect(answer.status).toBe(202);
    const kept = db.selectFrom("newsletter_subscribers").select("id").where("email", "=", email);
    expect(await kept.execute()).toEqual([{ id }]);
    const links = db.selectFrom("newsletter_links").select("token_hash").where("subscriber_id", "=", id);
    expect(await links.execute()).toEqual([]);
  },
);

race(
  "readers who are put on the list while they ask by themselves are on it once",
  { keys: { "server/newsletter/queries.ts#insertReaders": "newsletter_subscribers_email_key" } },
  async ({ db, clock, deps }) => {
    const email = "luiza.farias@leitora.test";
    await db.deleteFrom("newsletter_subscribers").where("email", "=", email).execute();
    const now = clock.now();
    const asked = { ...newReader(now), email, now, mailedBefore: now };
    await whileOpen(
      db,
      (tx) => upsertSubscriber(tx, asked),
      () => plantReaders(deps),
    );
    const kept = db.selectFrom("newsletter_subscribers").select("id").where("email", "=", email);
    expect(await kept.execute()).toEqual([{ id: asked.id }]);
  },
);
