import { expect } from "vitest";
import { mondayOf } from "#domain/insights/weeks.ts";
import { houseDay } from "#domain/site/views.ts";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import type { World } from "#testing/world.ts";
import { upsertChoice } from "../notifications/queries.ts";
import { insertRetired, putShown, takeLetter, updateCard } from "./queries.ts";
import { refreshCards } from "./refresh-cards.ts";
import { sendLetters } from "./send-letters.ts";

const race = openRaces();

const cardsBy = ({ db }: World, id: string) =>
  db.selectFrom("insights").selectAll().where("id", "=", id).execute();

race(
  "a card that another window said is of no use is not done as well",
  { locks: ["server/insights/queries.ts#holdCard"] },
  async (world) => {
    const { id: ownerId, call } = await enter(world, "advisor");
    const [id, now] = [crypto.randomUUID(), world.clock.now()];
    const card = { id, rule: "slow_hotel" as const, subjectId: null };
    await world.db.transaction().execute((tx) => putShown(tx, { ownerId, cards: [card], now }));
    const moved = { id, state: "dismissed" as const, snoozedUntil: null, isActed: false, now };
    const answer = await whileOpen(
      world.db,
      (tx) => updateCard(tx, moved),
      () => call("POST", `/api/insights/${id}/steps`, { step: { kind: "done" } }),
    );
    expect(answer.status).toBe(409);
    expect(await cardsBy(world, id)).toMatchObject([{ state: "dismissed", acted_at: null }]);
  },
);

race(
  "the same cause is one card: what was put off as it was first shown is not opened by the morning",
  { keys: { "server/insights/queries.ts#putShown": "insights_pkey" } },
  async (world) => {
    const { db, deps, clock } = world;
    const { id: ownerId } = await enter(world, "advisor");
    await refreshCards(deps, ownerId);
    const now = clock.now();
    const { id, subject_id: subjectId } = await db
      .selectFrom("insights")
      .select(["id", "subject_id"])
      .where("owner_id", "=", ownerId)
      .where("rule", "=", "slow_hotel")
      .where("state", "in", ["open", "snoozed"])
      .orderBy("id")
      .executeTakeFirstOrThrow();
    await db.deleteFrom("insights").where("id", "=", id).execute();
    const moved = { id, state: "snoozed" as const, snoozedUntil: "2026-03-20", isActed: false, now };
    await whileOpen(
      db,
      async (tx) => {
        await putShown(tx, { ownerId, cards: [{ id, rule: "slow_hotel", subjectId }], now });
        await updateCard(tx, moved);
      },
      () => refreshCards(deps, ownerId),
    );
    expect(await cardsBy(world, id)).toMatchObject([{ state: "snoozed", snoozed_until: "2026-03-20" }]);
  },
);

race(
  "a rule that two switch off is switched off once, and told once",
  { keys: { "server/insights/queries.ts#insertRetired": "insight_retired_rules_pkey" } },
  async (world) => {
    const { db, clock } = world;
    const { id: actorId, call } = await enter(world, "admin");
    const rule = "slow_hotel" as const;
    await db.deleteFrom("insight_retired_rules").execute();
    const told = () =>
      db.selectFrom("audit_log").select("id").where("action", "=", "insight_rule.switched").execute();
    const before = await told();
    const answer = await whileOpen(
      db,
      (tx) => insertRetired(tx, { rule, actorId, now: clock.now() }),
      () => call("POST", `/api/admin/insights/${rule}/state`, { isRetired: true }),
    );
    expect(answer.status).toBe(200);
    expect(await db.selectFrom("insight_retired_rules").select("rule").execute()).toEqual([{ rule }]);
    expect(await told()).toEqual(before);
    await db.deleteFrom("insight_retired_rules").execute();
  },
);

race(
  "the letter of a week reaches somebody once, however many send it",
  { keys: { "server/insights/queries.ts#takeLetter": "insight_letters_pkey" } },
  async (world) => {
    const { db, deps, clock } = world;
    const { id: ownerId } = await enter(world, "advisor");
    const choice = { kind: "insights_letter", channel: "email" as const, isOn: true };
    await upsertChoice(db, { userId: ownerId, choice });
    await db.deleteFrom("insight_letters").execute();
    const letters: string[] = [];
    const mail = { ...deps.mail, queue: async (_: unknown, { to }: { to: string }) => void letters.push(to) };
    await whileOpen(
      db,
      (tx) => takeLetter(tx, { ownerId, week: mondayOf(houseDay(clock.now())) }),
      () => sendLetters({ ...deps, mail }),
    );
    expect(letters).not.toContain("advisor@lilamonde.test");
  },
);
