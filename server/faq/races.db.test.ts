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
