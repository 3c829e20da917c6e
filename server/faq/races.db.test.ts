import { expect } from "vitest";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import { insertQuestion, updateQuestion } from "./register/queries.ts";

const race = openRaces();

const words = (position: number) => ({
  ...{ topic: "account" as const, position, state: "hidden" as const, link: null },
  question: { pt: "Posso levar meu cão?", en: "May I bring my dog?" },
  answer: { pt: ["Depende do hotel."], en: ["It depends on the hotel."] },
});

race(
  "of two who write a question anew, the second is shown what the first wrote",
  { locks: ["server/faq/register/queries.ts#lockQuestion"] },
  async (world) => {
    const { db, clock } = world;
    const { call } = await enter(world, "admin");
    const [id, now] = [crypto.randomUUID(), clock.now()];
    await db.transaction().execute((tx) => insertQuestion(tx, { id, words: words(9), now }));
    const answer = await whileOpen(
      db,
      (tx) => updateQuestion(tx, { id, words: words(3), now }),
      () => call("PUT", `/api/questions/${id}`, { version: 1, ...words(7) }),
    );
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ current: { position: 3, version: 2 } });
  },
);

race(
  "a question that is written anew while an older writing of it is taken back stays as it was written last",
  { locks: ["server/faq/register/queries.ts#lockQuestion"] },
  async (world) => {
    const { db, clock } = world;
    const { call } = await enter(world, "admin");
    const [id, now] = [crypto.randomUUID(), clock.now()];
    await db.transaction().execute((tx) => insertQuestion(tx, { id, words: words(9), now }));
    await call("PUT", `/api/questions/${id}`, { version: 1, ...words(7) });
    const log = db.selectFrom("audit_log").select("id").where("subject_id", "=", id);
    const { id: entry } = await log.where("action", "=", "question.changed").executeTakeFirstOrThrow();
    const answer = await whileOpen(
      db,
      (tx) => updateQuestion(tx, { id, words: words(3), now }),
      () => call("POST", `/api/admin/audit/${entry}/reversal`, { reason: "Engano" }),
    );
    expect(await answer.json()).toMatchObject({ status: 409, code: "revert_blocked" });
    const kept = db.selectFrom("faq_entries").select("position").where("id", "=", id);
    expect(await kept.execute()).toEqual([{ position: 3 }]);
  },
);
