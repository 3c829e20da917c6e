import { expect } from "vitest";
import { demoId } from "#database/seed/demo/demo-id.ts";
import { emptyBlock } from "#domain/journeys/blocks.ts";
import { newFile } from "#domain/journeys/files.ts";
import type { JourneyHead } from "#domain/journeys/journeys.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { Problem } from "#platform/http/problem.ts";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import type { World } from "#testing/world.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { acceptOption } from "./accept-option.ts";
import { createJourney } from "./create-journey.ts";
import { insertFiles, insertUpload } from "./files/queries.ts";
import { fileRow } from "./files/rows.ts";
import { insertOperation, touchJourney } from "./operations/queries.ts";
import { publishJourney } from "./publish-journey.ts";
import { insertBlocks, insertOptions, setState } from "./queries.ts";
import { blockRow, optionRow } from "./rows.ts";
import { followBookings } from "./states/follow-bookings.ts";
import { passDays } from "./states/pass-days.ts";
import { sampleDocument } from "./testing/sample-document.ts";

const race = openRaces();

/** The advisor with a journey of their own. */
async function begin(world: World, head: Partial<JourneyHead> = {}) {
  const advisor = await enter(world, "advisor");
  const [journeyId, document, now] = [crypto.randomUUID(), sampleDocument({ head }), world.clock.now()];
  const add = (id: string) => (tx: Tx) => createJourney(tx, { id, ownerId: advisor.id, document, now });
  await transact(world.db, add(journeyId));
  const edit = (operation: object) =>
    advisor.call("POST", `/api/journeys/${journeyId}/operations`, { id: crypto.randomUUID(), ...operation });
  const state = async () => {
    const kept = world.db.selectFrom("journeys").select("state").where("id", "=", journeyId);
    return (await kept.executeTakeFirstOrThrow()).state;
  };
  return { ...advisor, journeyId, ownerId: advisor.id, document, now, edit, state };
}
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof Problem ? error.code : String(error)),
  );

race(
  "an edit that was made on what another window has changed is refused, and nothing is lost",
  { locks: ["server/journeys/queries.ts#holdJourney"] },
  async (world) => {
    const { journeyId, document, now, edit } = await begin(world);
    const head = { ...document.head, note: "da outra janela" };
    const answer = await whileOpen(
      world.db,
      (tx) => touchJourney(tx, { journeyId, revision: 2, now, head: { version: 2, head } }),
      () => edit({ kind: "set_journey", version: 1, changes: { note: "desta" } }),
    );
    expect(answer.status).toBe(409);
    const kept = world.db.selectFrom("journeys").select(["head", "revision"]).where("id", "=", journeyId);
    expect(await kept.execute()).toMatchObject([{ head: { note: "da outra janela" }, revision: 2 }]);
  },
);

race(
  "of two acceptances at once the first stands",
  { locks: ["server/journeys/queries.ts#holdJourneyOfAnyone"] },
  async (world) => {
    const { db, deps } = world;
    const { journeyId, ownerId, document } = await begin(world);
    const { published } = await publishJourney(deps, { journeyId, ownerId, revision: 1 });
    const accept = (tx: Tx, option: 0 | 1) =>
      acceptOption(tx, deps, {
        ...{ journeyId, snapshotId: published!.snapshotId, optionId: document.options[option]!.id },
        by: { kind: "client" },
      });
    const second = await whileOpen(
      db,
      (tx) => accept(tx, 0),
      () => codeOf(transact(db, (tx) => accept(tx, 1))),
    );
    expect(second).toBe("journey_state");
    const kept = db.selectFrom("journeys").select("chosen_option_id").where("id", "=", journeyId);
    expect(await kept.execute()).toEqual([{ chosen_option_id: document.options[0]!.id }]);
  },
);

race(
  "a journey whose last two stays are agreed at once is booked",
  { locks: ["server/journeys/queries.ts#holdJourneys"] },
  async ({ db, deps }) => {
    const stays = await db
      .selectFrom("bookings")
      .selectAll()
      .where("journey_id", "=", demoId("journey/atlantico"))
      .where("state", "in", ["optioned", "sent", "accepted"])
      .orderBy("id")
      .execute();
    const journeyId = stays[0]!.journey_id!;
    await db
      .updateTable("bookings")
      .set({ state: "sent", option_until: null })
      .where("journey_id", "=", journeyId)
      .execute();
    await db.updateTable("journeys").set({ state: "accepted" }).where("id", "=", journeyId).execute();
    const listeners = { ...deps.listeners, counts: followBookings, tells: [], delivers: [] };
    const agree = async (tx: Tx, stay: (typeof stays)[number]) => {
      const { id: bookingId, block_id: blockId, owner_id: ownerId, hotel_id: hotelId } = stay;
      await tx.updateTable("bookings").set({ state: "accepted" }).where("id", "=", bookingId).execute();
      const agreement = { currency: "EUR" as const, total: 1, commission: 0, contractId: null };
      const data = { bookingId, blockId, journeyId, ownerId, hotelId, ...agreement };
      const fact = { kind: "booking_accepted" as const, cause: crypto.randomUUID(), data };
      await recordFacts(tx, { ...deps, listeners }, [fact]);
    };
    expect(stays).toHaveLength(2);
    await whileOpen(
      db,
      (tx) => agree(tx, stays[0]!),
      () => transact(db, (tx) => agree(tx, stays[1]!)),
    );
    const kept = db.selectFrom("journeys").select("state").where("id", "=", journeyId);
    expect(await kept.execute()).toEqual([{ state: "booked" }]);
  },
);

race(
  "a journey that is being cancelled as its day comes stays cancelled",
  { locks: ["server/journeys/states/queries.ts#holdDue"] },
  async (world) => {
    const { db, deps } = world;
    const { journeyId, now, state } = await begin(world, { startsOn: "2026-03-01", endsOn: "2026-03-04" });
    await transact(db, (tx) => setState(tx, { journeyId, state: "booked", note: null, now }));
    await whileOpen(
      db,
      (tx) => setState(tx, { journeyId, state: "cancelled", note: "Adoeceu", now }),
      () => passDays(deps),
    );
    expect(await state()).toBe("cancelled");
  },
);

race(
  "an id that another journey takes meanwhile is given to no other edit, option, block or file",
  {
    keys: {
      "server/journeys/operations/queries.ts#insertOperation": "journey_operations_pkey",
      "server/journeys/queries.ts#insertOptions": "journey_options_pkey",
      "server/journeys/queries.ts#insertBlocks": "journey_blocks_pkey",
      "server/journeys/files/queries.ts#insertFiles": "journey_files_pkey",
    },
  },
  async (world) => {
    const other = await begin(world);
    const { edit, document, ownerId } = await begin(world);
    const [operationId, optionId, blockId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const option = { ...document.options[0]!, id: optionId, label: "C" as const };
    const begun = await whileOpen(
      world.db,
      (tx) =>
        insertOperation(tx, {
          ...{ id: operationId, journey_id: other.journeyId, actor_id: other.ownerId, revision: 2 },
          ...{ request_hash: "", operation: "{}", answer: "{}", at: other.now },
        }),
      () => edit({ kind: "set_journey", id: operationId, version: 1, changes: { note: "desta" } }),
    );
    expect([begun.status, (await begun.json()).code]).toEqual([422, "idempotency_key_reused"]);
    const added = await whileOpen(
      world.db,
      (tx) => insertOptions(tx, [optionRow(option, other.journeyId)]),
      () => edit({ kind: "add_option", option, blocks: [] }),
    );
    expect(added.status).toBe(400);
    const block = { kind: "dining" as const, day: 0, position: "V", id: blockId };
    const blockOf = ({ options }: typeof document) => emptyBlock({ ...block, optionId: options[0]!.id });
    const put = await whileOpen(
      world.db,
      (tx) => insertBlocks(tx, [blockRow(blockOf(other.document), other.journeyId)]),
      () => edit({ kind: "add_blocks", blocks: [blockOf(document)] }),
    );
    expect(put.status).toBe(400);
    const file = await receiveFile(world.db, other);
    const own = { ...file, upload: (await receiveFile(world.db, { ownerId, now: other.now })).upload };
    const shown = await whileOpen(
      world.db,
      (tx) => insertFiles(tx, [fileRow(file, other.journeyId)]),
      () => edit({ kind: "add_files", files: [own] }),
    );
    expect(shown.status).toBe(400);
  },
);

/** A paper that somebody sent, as a file of a journey as a whole. */
async function receiveFile(db: Db, { ownerId, now }: { ownerId: string; now: Date }) {
  const content = { name: "Roteiro.pdf", mediaType: "application/pdf", bytes: 1, width: null, height: null };
  const upload = { id: crypto.randomUUID(), ...content };
  const stored = {
    id: upload.id,
    storage_key: upload.id,
    sha256: "",
    media_type: upload.mediaType,
    bytes: 1,
  };
  await db
    .insertInto("files")
    .values({ ...stored, created_at: now })
    .execute();
  await transact(db, (tx) => insertUpload(tx, { upload, ownerId, now }));
  return newFile({ id: crypto.randomUUID(), upload, blockId: null, position: "V" });
}
