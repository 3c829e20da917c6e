import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect } from "vitest";
import { transact } from "#platform/database/transact.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import { insertHotel } from "./insert-hotel.ts";
import { seedHouse } from "./seed-house.ts";
import { houseSettings } from "./settings.ts";
import { velaa } from "./velaa/velaa.ts";

const race = openRaces();

race(
  "a hotel that somebody made at an address in the same moment is left as it is",
  { keys: { "database/seed/house/insert-hotel.ts#insertHotel": "hotels_slug_key" } },
  async ({ db, clock }) => {
    const slug = `casa-${randomUUID()}`;
    const [id, now] = [randomUUID(), clock.now()];
    const isMade = await whileOpen(
      db,
      (tx) =>
        sql`insert into hotels (id, slug, name, country, place, style, headline, summary, picture, position)
          select ${id}, ${slug}, name, country, place, style, headline, summary, picture, position
          from hotels limit 1`.execute(tx),
      () => transact(db, (tx) => insertHotel(tx, { hotel: { ...velaa, slug }, position: 99, now })),
    );
    expect(isMade).toBe(false);
    const there = db.selectFrom("hotels").select("id").where("slug", "=", slug);
    expect(await there.execute()).toEqual([{ id }]);
  },
);

race(
  "of several first starts on one database one gives the house its content",
  { locks: ["database/seed/house/seed-house.ts#seedInTurn"] },
  async ({ db, clock }) => {
    await sql`truncate settings, hotels, faq_entries, heroes cascade`.execute(db);
    const isSeeded = await whileOpen(
      db,
      async (tx) => {
        // As another start does, which has come as far as the settings.
        await sql`select pg_advisory_xact_lock(726532)`.execute(tx);
        const [key] = Object.keys(houseSettings);
        const row = { key: key!, value: "{}", updated_at: clock.now() };
        await tx.insertInto("settings").values(row).execute();
      },
      () => seedHouse(db, clock.now()),
    );
    expect(isSeeded).toBe(false);
  },
);
