import { expect } from "vitest";
import { demoId } from "#database/seed/demo/demo-id.ts";
import type { SectionDraft } from "#domain/hotels/drafts/page-draft.ts";
import { type Ending, gather } from "#platform/database/transaction-endings.ts";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import type { World } from "#testing/world.ts";
import { insertDraft, insertOperation, lockDraft, writeChapter } from "./queries.ts";

const race = openRaces();

/** What was decided while something was held is written last. */
const atTheEnd: Ending<() => Promise<unknown>> = {
  place: 0,
  settle: async (_tx, writes) => {
    for (const write of writes) await write();
  },
};

const SAGRES = demoId("hotel/martinhal-sagres");
const PAGE = `/api/houses/${SAGRES}/page`;

/** The owner of a hotel at their page, of which no draft is kept. */
async function openPage(world: World) {
  const owner = await enter(world, "hotel");
  await world.db.deleteFrom("hotel_drafts").where("hotel_id", "=", SAGRES).execute();
  const section = async (kind = "gastronomy"): Promise<SectionDraft> => {
    const { sections } = await (await owner.call("GET", PAGE)).json();
    return sections.find((each: SectionDraft) => each.kind === kind);
  };
  const write = (title: string, { id = crypto.randomUUID(), version = 1, kind = "gastronomy" } = {}) => {
    const change = { do: "write", language: "pt", words: { title } };
    return owner.call("POST", `${PAGE}/operations`, { id, kind, version, change });
  };
  const drafts = () =>
    world.db.selectFrom("hotel_drafts").selectAll().where("hotel_id", "=", SAGRES).execute();
  return { ...owner, section, write, drafts };
}

race(
  "words that another window has written meanwhile are not written over",
  { locks: ["server/hotels/pages/queries.ts#lockDraft"] },
  async (world) => {
    const { write, drafts } = await openPage(world);
    expect((await write("À mesa")).status).toBe(200);
    const answer = await whileOpen(
      world.db,
      async (tx) => {
        await lockDraft(tx, { hotelId: SAGRES, kind: "gastronomy" });
        const other = tx.updateTable("hotel_drafts").set({ pt_version: 3 }).where("hotel_id", "=", SAGRES);
        gather(tx, atTheEnd, () => other.execute());
      },
      () => write("À mesa, de novo", { version: 2 }),
    );
    expect(answer.status).toBe(409);
    expect(await drafts()).toMatchObject([{ pt_version: 3, pt: { title: "À mesa" } }]);
  },
);

race(
  "two windows that begin a draft at once write in one",
  { keys: { "server/hotels/pages/queries.ts#insertDraft": "hotel_drafts_pkey" } },
  async (world) => {
    const { section, write, drafts } = await openPage(world);
    const { frame, pt, en } = await section();
    const parts = { frame: JSON.stringify(frame), pt: JSON.stringify(pt), en: JSON.stringify(en) };
    const answer = await whileOpen(
      world.db,
      (tx) =>
        insertDraft(tx, {
          ...{ hotel_id: SAGRES, kind: "gastronomy", ...parts, agreed: "{}", updated_at: world.clock.now() },
        }),
      () => write("À mesa"),
    );
    expect(answer.status).toBe(200);
    expect(await drafts()).toMatchObject([{ pt: { title: "À mesa" }, pt_version: 2 }]);
  },
);

race(
  "the id of an edit that another section takes meanwhile is given to no other edit",
  { keys: { "server/hotels/pages/queries.ts#insertOperation": "hotel_operations_pkey" } },
  async (world) => {
    const { id: actorId, write, drafts } = await openPage(world);
    const id = crypto.randomUUID();
    const taken = { id, hotel_id: SAGRES, kind: "wellness", part: "pt", version: 2, actor_id: actorId };
    const answer = await whileOpen(
      world.db,
      (tx) => insertOperation(tx, { ...taken, at: world.clock.now() }),
      () => write("À mesa", { id }),
    );
    expect([answer.status, (await answer.json()).code]).toEqual([422, "idempotency_key_reused"]);
    expect(await drafts()).toEqual([]);
  },
);

race(
  "a chapter that two put where everybody reads it is there once, as the later put it",
  { keys: { "server/hotels/pages/queries.ts#writeChapter": "hotel_chapters_pkey" } },
  async (world) => {
    const { db, clock } = world;
    const { section, write, call } = await openPage(world);
    const title = `À mesa ${crypto.randomUUID()}`;
    expect((await write(title)).status).toBe(200);
    const ofPage = () =>
      db.selectFrom("hotel_chapters").where("hotel_id", "=", SAGRES).where("kind", "=", "gastronomy");
    const { content, position } = await ofPage().selectAll().executeTakeFirstOrThrow();
    await db
      .deleteFrom("hotel_chapters")
      .where("hotel_id", "=", SAGRES)
      .where("kind", "=", "gastronomy")
      .execute();
    const { frameVersion: frame, ptVersion: pt, enVersion: en } = await section();
    const place = { hotelId: SAGRES, kind: "gastronomy" as const, position, now: clock.now() };
    const wish = { kind: "gastronomy", languages: ["pt", "en"], versions: { frame, pt, en } };
    const answer = await whileOpen(
      db,
      (tx) => writeChapter(tx, { ...place, content: content as object }),
      () => call("POST", `${PAGE}/publications`, wish),
    );
    expect(answer.ok).toBe(true);
    expect(await ofPage().select("content").execute()).toMatchObject([{ content: { title: { pt: title } } }]);
  },
);
