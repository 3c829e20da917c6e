import { expect } from "vitest";
import { demoContracts } from "#database/seed/demo/contracts.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import type { World } from "#testing/world.ts";
import { insertVersion, insertVersions, lockHotel } from "./contracts/queries.ts";
import { insertHouse, insertSheet, updateHouse } from "./houses/queries.ts";
import { addMember, lockMembers, updatePart } from "./members/queries.ts";

const race = openRaces();

const newHotel = () => ({
  ...{ name: "Casa Nova", slug: `casa-${crypto.randomUUID()}`, kind: "hotel" as const, groupId: null },
  ...{ country: "BR", timeZone: "America/Sao_Paulo", style: "city" as const },
});
const rowOf = ({ groupId, timeZone, ...hotel }: ReturnType<typeof newHotel>, now: Date) => {
  const blank = JSON.stringify({ pt: "", en: "" });
  return {
    ...{ id: crypto.randomUUID(), ...hotel, group_id: groupId, time_zone: timeZone, position: 1_000 },
    ...{ place: blank, headline: blank, summary: blank, picture: blank, is_published: false },
    ...{ created_at: now, updated_at: now },
  };
};

/** An administrator with a hotel that was opened a moment ago. */
async function open(world: World) {
  const admin = await enter(world, "admin");
  const now = world.clock.now();
  const row = rowOf(newHotel(), now);
  await transact(world.db, (tx) => insertHouse(tx, row));
  return { ...admin, hotelId: row.id, now };
}

race(
  "of two hotels that are opened at one address, one is",
  { keys: { "server/hotels/houses/queries.ts#insertHouse": "hotels_slug_key" } },
  async (world) => {
    const { call } = await enter(world, "admin");
    const hotel = newHotel();
    const answer = await whileOpen(
      world.db,
      (tx) => insertHouse(tx, rowOf(hotel, world.clock.now())),
      () => call("POST", "/api/houses", hotel),
    );
    expect(await answer.json()).toMatchObject({ status: 409, code: "slug_taken" });
  },
);

race(
  "who changes a hotel that another has changed is told so, and nothing is lost",
  { locks: ["server/hotels/houses/queries.ts#lockHouse"] },
  async (world) => {
    const { call, hotelId } = await open(world);
    const answer = await whileOpen(
      world.db,
      (tx) => updateHouse(tx, hotelId, { name: "Casa Um" }),
      () => call("PATCH", `/api/houses/${hotelId}`, { version: 1, name: "Casa Dois" }),
    );
    expect(answer.status).toBe(409);
    const kept = world.db.selectFrom("hotels").select(["name", "version"]).where("id", "=", hotelId);
    expect(await kept.execute()).toEqual([{ name: "Casa Um", version: 2 }]);
  },
);

race(
  "of two first sheets of a hotel one stands, and the other's writer is shown it",
  { keys: { "server/hotels/houses/queries.ts#insertSheet": "hotel_sheets_pkey" } },
  async (world) => {
    const { id: by, call, hotelId, now } = await open(world);
    const sheet = { seasons: [], perks: [], contacts: [] };
    const answer = await whileOpen(
      world.db,
      (tx) => insertSheet(tx, { hotelId, content: sheet, by, now }),
      () => call("PUT", `/api/houses/${hotelId}/sheet`, { version: 0, sheet }),
    );
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ current: { version: 1 } });
  },
);

/** The next version of a hotel's contract. */
const contract = { startsOn: "2026-01-01", endsOn: null, terms: demoContracts[0]!.terms };
const versionOf = (hotelId: string, now: Date) => ({
  ...{ id: crypto.randomUUID(), hotelId, version: 1, ...contract, createdBy: null, createdAt: now },
});

race(
  "of two who write the next version of a contract, the second is shown the first's",
  { locks: ["server/hotels/contracts/queries.ts#lockHotel"] },
  async (world) => {
    const { call, hotelId, now } = await open(world);
    const first = versionOf(hotelId, now);
    const answer = await whileOpen(
      world.db,
      async (tx) => {
        await lockHotel(tx, hotelId);
        await insertVersion(tx, first);
      },
      () => call("POST", `/api/contracts/${hotelId}`, { basedOn: 0, ...contract }),
    );
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ current: { id: first.id } });
  },
);

race(
  "a version of a contract that is put where one is written is not kept beside it",
  { keys: { "server/hotels/contracts/queries.ts#insertVersions": "hotel_contracts_hotel_id_version_key" } },
  async (world) => {
    const { hotelId, now } = await open(world);
    const put = (tx: Tx) => insertVersions(tx, [versionOf(hotelId, now)]);
    expect(await whileOpen(world.db, put, () => transact(world.db, put))).toBe(0);
    const kept = world.db.selectFrom("hotel_contracts").select("version").where("hotel_id", "=", hotelId);
    expect(await kept.execute()).toEqual([{ version: 1 }]);
  },
);

race(
  "of two owners who leave at once, one stays",
  {
    locks: ["server/hotels/members/queries.ts#lockMembers"],
    keys: { "server/hotels/members/queries.ts#addMember": "hotel_members_pkey" },
  },
  async (world) => {
    const { db } = world;
    const { call, hotelId, now } = await open(world);
    const [{ id: first }, { id: second }] = [await enter(world, "hotel"), await enter(world, "reservas")];
    const owner = (userId: string) => ({ hotelId, userId, part: "owner" as const, now });
    const members = `/api/houses/${hotelId}/members`;
    await transact(db, (tx) => addMember(tx, owner(first)));
    const joined = await whileOpen(
      db,
      (tx) => addMember(tx, owner(second)),
      () => call("POST", members, { email: "reservas@lilamonde.test", part: "editor", language: "pt" }),
    );
    expect(await joined.json()).toMatchObject({ code: "member_exists" });
    const left = await whileOpen(
      db,
      async (tx) => {
        await lockMembers(tx, hotelId);
        await updatePart(tx, { hotelId, userId: first }, "editor");
      },
      () => call("DELETE", `${members}/${second}`),
    );
    expect(await left.json()).toMatchObject({ code: "only_owner" });
  },
);
