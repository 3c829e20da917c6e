import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import { findMessage, updateMessage } from "./inbox/queries.ts";
import { insertMessage } from "./queries.ts";

const race = openRaces();

const sent = (at: Date, reference: string = randomUUID()) => ({
  ...{ id: randomUUID(), reference, name: "Inês Rocha", email: "ines@example.com", interest: "other" },
  ...{ subject: "Pousada", message: "Somos doze quartos.", language: "pt", created_at: at },
});

race(
  "a reference that was given to another message in the same moment is not given again",
  { keys: { "server/contact/queries.ts#insertMessage": "contact_messages_reference_key" } },
  async ({ db, clock }) => {
    const first = sent(clock.now());
    const second = sent(clock.now(), first.reference);
    const isKept = await whileOpen(
      db,
      (tx) => insertMessage(tx, first),
      () => insertMessage(db, second),
    );
    expect([isKept, await findMessage(db, second.id)]).toEqual([false, undefined]);
  },
);

race(
  "a message that a colleague has just taken on is not taken on by another",
  { locks: ["server/contact/inbox/queries.ts#lockMessage"] },
  async (world) => {
    const admin = await enter(world, "admin");
    const message = sent(world.clock.now());
    await insertMessage(world.db, message);
    const { id } = message;
    const answer = await whileOpen(
      world.db,
      (tx) => updateMessage(tx, { id, changes: { status: "spam" } }),
      () => admin.call("POST", `/api/admin/contact/${id}/owner`, { isMine: true, version: 1 }),
    );
    expect([answer.status, (await answer.json()).code]).toEqual([409, "conflict"]);
    expect(await findMessage(world.db, id)).toMatchObject({ status: "spam", owner_id: null, version: 2 });
  },
);
