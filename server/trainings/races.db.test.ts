import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { emptyContent, type TrainingContent } from "#domain/trainings/trainings.ts";
import { transact } from "#platform/database/transact.ts";
import { type Ending, gather } from "#platform/database/transaction-endings.ts";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import type { World } from "#testing/world.ts";
import { insertCertificate } from "./certificates/queries.ts";
import { newCode } from "./certificates/sign.ts";
import { insertTraining, updateTraining } from "./desk/queries.ts";
import { holdTake, updateTake } from "./taking/queries.ts";

const race = openRaces();

/** What was decided while something was held is written last. */
const atTheEnd: Ending<() => Promise<void>> = {
  place: 0,
  settle: async (_tx, writes) => {
    for (const write of writes) await write();
  },
};

/** A training of the house with lessons, which somebody has not begun. */
async function openTraining(world: World) {
  const { id: userId, call } = await enter(world, "colega");
  const house = world.db.selectFrom("trainings").select(["id", "content"]).where("state", "=", "published");
  const { id: trainingId, content } = await house.where("hotel_id", "is", null).executeTakeFirstOrThrow();
  await world.db.deleteFrom("training_takes").where("user_id", "=", userId).execute();
  const lessons = (content as TrainingContent).lessons.map(({ key }) => key);
  const readOf = () =>
    world.db.selectFrom("training_takes").select("read").where("user_id", "=", userId).execute();
  const read = (key: string) => call("PUT", `/api/trainings/${trainingId}/lessons/${key}`);
  return { which: { trainingId, userId }, lessons, read, readOf, now: world.clock.now() };
}

race(
  "of two who write a training anew at once, one is refused",
  { locks: ["server/trainings/desk/queries.ts#lockTraining"] },
  async (world) => {
    const { call } = await enter(world, "admin");
    const { id, version } = await (await call("POST", "/api/training-desk", { hotelId: null })).json();
    const theirs = { ...emptyContent, minutes: 45 };
    const answer = await whileOpen(
      world.db,
      (tx) => updateTraining(tx, { id, content: theirs, now: world.clock.now() }),
      () => call("PUT", `/api/training-desk/${id}`, { version, content: { ...emptyContent, minutes: 60 } }),
    );
    expect(answer.status).toBe(409);
    expect((await answer.json()).current.content.minutes).toBe(45);
  },
);

race(
  "a training that two plant at once is there once",
  { keys: { "server/trainings/desk/queries.ts#insertTraining": "trainings_pkey" } },
  async ({ db, clock }) => {
    const now = clock.now();
    const row = { id: randomUUID(), state: "draft", content: JSON.stringify(emptyContent) };
    const isNew = await whileOpen(
      db,
      (tx) => insertTraining(tx, { ...row, created_at: now, updated_at: now }),
      () => transact(db, (tx) => insertTraining(tx, { ...row, created_at: now, updated_at: now })),
    );
    expect(isNew).toBe(false);
  },
);

race(
  "lessons that are read in two windows at once are both read",
  { locks: ["server/trainings/taking/queries.ts#holdTake"] },
  async (world) => {
    const { which, lessons, read, readOf, now } = await openTraining(world);
    const [first, second] = lessons;
    await transact(world.db, (tx) => holdTake(tx, { ...which, now }));
    const answer = await whileOpen(
      world.db,
      async (tx) => {
        const { read: before } = await holdTake(tx, { ...which, now });
        gather(tx, atTheEnd, () => updateTake(tx, which, { read: [...before, first!] }));
      },
      () => read(second!),
    );
    expect(answer.ok).toBe(true);
    expect(await readOf()).toEqual([{ read: [first, second] }]);
  },
);

race(
  "who begins a training in two windows at once has one place in it",
  { keys: { "server/trainings/taking/queries.ts#holdTake": "training_takes_pkey" } },
  async (world) => {
    const { which, lessons, read, readOf, now } = await openTraining(world);
    const answer = await whileOpen(
      world.db,
      (tx) => holdTake(tx, { ...which, now }),
      () => read(lessons[0]!),
    );
    expect(answer.ok).toBe(true);
    expect(await readOf()).toEqual([{ read: [lessons[0]] }]);
  },
);

race(
  "a code that two certificates draw at once is of one of them",
  { keys: { "server/trainings/certificates/queries.ts#insertCertificate": "certificates_code_key" } },
  async (world) => {
    const { which, now } = await openTraining(world);
    const words = {
      name: "Lia",
      house: "Lilamonde",
      title: JSON.stringify(emptyContent.title),
      signature: "",
    };
    const days = { issued_on: "2026-03-02", valid_until: "2028-03-02", created_at: now };
    const whose = { training_id: which.trainingId, user_id: which.userId, code: newCode(world.deps.config) };
    const certificate = () => ({ id: randomUUID(), ...whose, ...words, ...days });
    const isKept = await whileOpen(
      world.db,
      (tx) => insertCertificate(tx, certificate()),
      () => transact(world.db, (tx) => insertCertificate(tx, certificate())),
    );
    expect(isKept).toBe(false);
  },
);
