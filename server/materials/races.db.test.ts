import { expect } from "vitest";
import { demoId } from "#database/seed/demo/demo-id.ts";
import { slotPart } from "#domain/materials/kits.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import type { World } from "#testing/world.ts";
import { addFavourite, addRequest, moveVisit } from "./kit/queries.ts";
import { addWords, holdMaterial, holdSlot, insertVersion, moveVersion } from "./queries.ts";
import { addIntroduction } from "./takes/queries.ts";
import { insertUpload } from "./uploads/queries.ts";

const race = openRaces();

const SAGRES = demoId("hotel/martinhal-sagres");

/** A menu of a hotel, with what makes versions of it. */
async function openMenu(world: World) {
  const { db, clock } = world;
  const admin = await enter(world, "admin");
  const [now, title] = [clock.now(), `Jantar ${crypto.randomUUID()}`];
  const named = { type: "menu" as const, language: "pt" as const, season: "2026", title };
  const part = slotPart("menu", title);
  const hold = (tx: Tx) =>
    holdSlot(tx, { id: crypto.randomUUID(), hotelId: SAGRES, ...named, part, words: "", now });
  const { id: materialId } = await transact(db, hold);
  const { id: fileId } = await db
    .selectFrom("files")
    .select("id")
    .where("media_type", "=", "application/pdf")
    .executeTakeFirstOrThrow();
  const send = async (tx: Tx, id: string) => {
    await hold(tx);
    await insertVersion(tx, {
      ...{ id, material_id: materialId, state: "in_review", file_id: fileId, tags: [], created_at: now },
      created_by: admin.id,
    });
  };
  return { ...admin, now, named, part, materialId, fileId, send };
}

race(
  "two versions of one piece that are sent at once come one after the other",
  {
    locks: ["server/materials/queries.ts#holdSlot"],
    keys: { "server/materials/queries.ts#holdSlot": "materials_hotel_id_type_language_season_part_key" },
  },
  async (world) => {
    const { db } = world;
    const { id: userId, call, now, named, part, materialId, fileId, send } = await openMenu(world);
    const uploadId = `${userId}.${crypto.randomUUID().replaceAll("-", "")}`;
    const upload = { id: uploadId, userId, fileId, previewFileId: null, pages: 1, now };
    await transact(db, (tx) => insertUpload(tx, upload));
    const answer = await whileOpen(
      db,
      (tx) => send(tx, crypto.randomUUID()),
      () => call("POST", `/api/houses/${SAGRES}/materials`, { uploadId, ...named }),
    );
    expect(answer.status).toBe(201);
    const kept = await db
      .selectFrom("materials as m")
      .innerJoin("material_versions as v", "v.material_id", "m.id")
      .select(["m.id", "v.number"])
      .where("m.part", "=", part)
      .orderBy("v.number")
      .execute();
    expect(kept).toEqual([1, 2].map((number) => ({ id: materialId, number })));
    const slots = db.selectFrom("materials").select("id").where("part", "=", part);
    expect(await slots.execute()).toEqual([{ id: materialId }]);
  },
);

race(
  "of two administrators who decide on a version, the second is told how it stands",
  { locks: ["server/materials/queries.ts#holdMaterial"] },
  async (world) => {
    const { db } = world;
    const { call, materialId, send } = await openMenu(world);
    const id = crypto.randomUUID();
    await transact(db, (tx) => send(tx, id));
    const answer = await whileOpen(
      db,
      async (tx) => {
        await holdMaterial(tx, materialId);
        await moveVersion(tx, { id, state: "returned", comment: "Falta o preço" });
      },
      () => call("POST", `/api/materials/reviews/${id}`, { to: "published" }),
    );
    expect(answer.status).toBe(409);
    const kept = db.selectFrom("material_versions").select("state").where("id", "=", id);
    expect(await kept.execute()).toEqual([{ state: "returned" }]);
  },
);

race(
  "a word that two new pieces bring is kept once",
  { keys: { "server/materials/queries.ts#addWords": "material_words_pkey" } },
  async ({ db }) => {
    const word = crypto.randomUUID();
    await whileOpen(
      db,
      (tx) => addWords(tx, [word]),
      () => transact(db, (tx) => addWords(tx, [word])),
    );
    const kept = db.selectFrom("material_words").selectAll().where("word", "=", word);
    expect(await kept.execute()).toHaveLength(1);
  },
);

race(
  "what is marked in two windows at once is marked once, and a visit is never moved back",
  {
    keys: {
      "server/materials/kit/queries.ts#addFavourite": "material_favourites_pkey",
      "server/materials/kit/queries.ts#moveVisit": "material_visits_pkey",
    },
  },
  async (world) => {
    const { db, clock } = world;
    const { id: userId, call } = await enter(world, "advisor");
    await db.deleteFrom("material_favourites").where("user_id", "=", userId).execute();
    await db.deleteFrom("material_visits").where("user_id", "=", userId).execute();
    const { rows } = await (await call("GET", "/api/materials")).json();
    const [{ id }, now] = [rows[0], clock.now()];
    const marked = await whileOpen(
      db,
      (tx) => addFavourite(tx, { userId, id, now }),
      () => call("PUT", `/api/materials/${id}/favourite`),
    );
    expect(marked.status).toBe(204);
    const favourites = db.selectFrom("material_favourites").select("at").where("user_id", "=", userId);
    expect(await favourites.execute()).toHaveLength(1);
    const before = new Date(now.getTime() - 60_000);
    const visited = await whileOpen(
      db,
      (tx) => moveVisit(tx, { userId, until: now }),
      () => call("POST", "/api/materials/visits", { until: before.toISOString() }),
    );
    expect(visited.status).toBe(204);
    const visits = db.selectFrom("material_visits").select("read_until").where("user_id", "=", userId);
    expect(await visits.execute()).toEqual([{ read_until: now }]);
  },
);

race(
  "a hotel that is asked twice at once for one piece is asked once, and knows who asks since the first time",
  {
    keys: {
      "server/materials/kit/queries.ts#addRequest": "material_requests_hotel_id_type_language_user_id_key",
      "server/materials/takes/queries.ts#addIntroduction": "hotel_introductions_pkey",
    },
  },
  async (world) => {
    const { db, clock } = world;
    const { id: userId, call } = await enter(world, "operator");
    await db.deleteFrom("material_requests").where("user_id", "=", userId).execute();
    await db.deleteFrom("hotel_introductions").where("user_id", "=", userId).execute();
    const wish = { hotelId: SAGRES, type: "film", language: "none", words: null };
    const ask = (type: string) =>
      call("POST", "/api/materials/requests", { hotel: "martinhal-sagres", type, language: "none" });
    await whileOpen(
      db,
      (tx) => addRequest(tx, { id: crypto.randomUUID(), ...wish, userId, now: clock.now() }),
      () => ask("film"),
    );
    const requests = db.selectFrom("material_requests").select("type").where("user_id", "=", userId);
    expect(await requests.execute()).toEqual([{ type: "film" }]);
    const since = new Date(clock.now().getTime() - 60_000);
    const answer = await whileOpen(
      db,
      (tx) => addIntroduction(tx, { hotelId: SAGRES, userId, now: since }),
      () => ask("logo"),
    );
    expect(answer.status).toBe(204);
    const known = db.selectFrom("hotel_introductions").select("since").where("user_id", "=", userId);
    expect(await known.execute()).toEqual([{ since }]);
  },
);
