import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { demoAnswers } from "#database/seed/demo/diagnostics.ts";
import { transact } from "#platform/database/transact.ts";
import { hashLinkToken } from "#platform/link-token.ts";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import type { World } from "#testing/world.ts";
import { resultOf } from "./attempts/finish-attempt.ts";
import { attemptToken } from "./attempts/link-token.ts";
import { findAnswers, holdMember, insertAttempt, setFinished, upsertAnswers } from "./attempts/queries.ts";
import { findOpenVersion, holdQuestionnaire, publishVersion } from "./questionnaires/queries.ts";

const race = openRaces();
const answers = demoAnswers([3, 4, 2, 1, 0, 2]);

async function attemptOf({ db, deps }: World, userId: string | null = null, id: string = randomUUID()) {
  const { id: versionId, content } = (await findOpenVersion(db))!;
  const token = attemptToken(deps.config, id);
  const row = {
    ...{ id, versionId, userId, name: "Renata Mascarenhas", email: `${id}@example.com` },
    ...{ language: "pt" as const, mayWrite: false, source: "site", tokenHash: hashLinkToken(token) },
    now: deps.clock.now(),
  };
  return { row, token, content };
}

/** A visitor's attempt, and how they answer. */
async function begin(world: World) {
  const { row, token, content } = await attemptOf(world);
  await transact(world.db, (tx) => insertAttempt(tx, row));
  const put = (given: object[]) =>
    world.api(`/api/diagnostic/attempts/${token}/answers`, {
      ...{ method: "PUT", headers: { "content-type": "application/json" } },
      body: JSON.stringify({ answers: given }),
    });
  return { id: row.id, content, put };
}

race(
  "an answer that comes after the end is refused, and the result stands on what was answered",
  { locks: ["server/diagnostic/attempts/queries.ts#holdByHash"] },
  async (world) => {
    const { id, content, put } = await begin(world);
    expect((await put(answers)).status).toBe(200);
    const given = Object.fromEntries(answers.map(({ question, option }) => [question, option]));
    const result = resultOf(content, given, "2026-03-02");
    const [first] = content.questions;
    const other = first!.options.find(({ key }) => key !== given[first!.key])!.key;
    const answer = await whileOpen(
      world.db,
      (tx) => setFinished(tx, { id, result, now: world.clock.now() }),
      () => put([{ question: first!.key, option: other }]),
    );
    expect([answer.status, (await answer.json()).code]).toEqual([409, "diagnostic_finished"]);
    expect(await findAnswers(world.db, id)).toEqual(given);
  },
);

race(
  "an answer that is given anew stands in place of the one before",
  { keys: { "server/diagnostic/attempts/queries.ts#upsertAnswers": "diagnostic_answers_pkey" } },
  async (world) => {
    const { id, content, put } = await begin(world);
    const { key: question, options } = content.questions[0]!;
    const [before, after] = [options[0]!.key, options[1]!.key];
    const now = world.clock.now();
    const answer = await whileOpen(
      world.db,
      (tx) => upsertAnswers(tx, { id, answers: [{ question, option: before }], now }),
      () => put([{ question, option: after }]),
    );
    expect(answer.status).toBe(200);
    const kept = world.db.selectFrom("diagnostic_answers").select("option").where("diagnostic_id", "=", id);
    expect(await kept.execute()).toEqual([{ option: after }]);
  },
);

race(
  "an attempt that two nodes plant at once is planted by one of them",
  { keys: { "server/diagnostic/attempts/queries.ts#insertAttempt": "diagnostics_pkey" } },
  async (world) => {
    const { row } = await attemptOf(world);
    const again = { ...row, tokenHash: randomUUID() };
    const isNew = await whileOpen(
      world.db,
      (tx) => insertAttempt(tx, row),
      () => transact(world.db, (tx) => insertAttempt(tx, again)),
    );
    expect(isNew).toBe(false);
  },
);

race(
  "a member who begins twice at once has one attempt, and goes on with it",
  { locks: ["server/diagnostic/attempts/queries.ts#holdMember"] },
  async (world) => {
    const member = await enter(world, "colega");
    await world.db.deleteFrom("diagnostics").where("user_id", "=", member.id).execute();
    const { row, token } = await attemptOf(world, member.id);
    const start = { language: "pt", hasConsented: true, mayWrite: false, name: null, email: null };
    const answer = await whileOpen(
      world.db,
      async (tx) => {
        await holdMember(tx, member.id);
        await insertAttempt(tx, row);
      },
      () => member.call("POST", "/api/diagnostic/attempts", start),
    );
    expect([answer.status, (await answer.json()).token]).toEqual([201, token]);
  },
);

race(
  "a draft is published once, under one number",
  { locks: ["server/diagnostic/questionnaires/queries.ts#holdQuestionnaire"] },
  async (world) => {
    const admin = await enter(world, "admin");
    const { questionnaire_id: copyOf } = (await findOpenVersion(world.db))!;
    const title = { pt: "Outro", en: "Another" };
    const made = await (await admin.call("POST", "/api/admin/questionnaires", { copyOf, title })).json();
    const drafts = world.db.selectFrom("questionnaire_versions").select("id");
    const { id } = await drafts.where("questionnaire_id", "=", made.id).executeTakeFirstOrThrow();
    const { version } = made.draft;
    const answer = await whileOpen(
      world.db,
      async (tx) => {
        await holdQuestionnaire(tx, made.id);
        await publishVersion(tx, { id, number: 1, actorId: admin.id, now: world.clock.now() });
      },
      () => admin.call("POST", `/api/admin/questionnaires/${made.id}/publish`, { version }),
    );
    expect([answer.status, (await answer.json()).code]).toEqual([409, "conflict"]);
  },
);
