import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Db } from "#platform/database/database.ts";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import type { World } from "#testing/world.ts";
import {
  closeReports,
  insertRemoval,
  insertReport,
  updateAnswer,
  updateAppeal,
} from "./moderation/queries.ts";
import { insertMany } from "./queries.ts";
import {
  advanceRead,
  insertComment,
  insertReaction,
  updateState,
  updateText,
  upsertMute,
} from "./saying/queries.ts";

const race = openRaces();

/** A post of the advisor's own; with the people there are. */
async function say(world: World) {
  const { db, clock } = world;
  const [advisor, operator] = [await enter(world, "advisor"), await enter(world, "operator")];
  const [id, now] = [randomUUID(), clock.now()];
  const post = {
    id,
    author_id: advisor.id,
    text: "O quarto de canto.",
    audience: "members",
    created_at: now,
  };
  await db.insertInto("timeline_posts").values(post).execute();
  const stateOf = async () =>
    (await db.selectFrom("timeline_posts").select("state").where("id", "=", id).executeTakeFirstOrThrow())
      .state;
  return { id, now, advisor, operator, stateOf };
}

race(
  "of two windows that put a post right at once, one is refused and reads the other's words",
  { locks: ["server/timeline/saying/queries.ts#lockPost"] },
  async (world) => {
    const { id, now, advisor } = await say(world);
    const answer = await whileOpen(
      world.db,
      (tx) => updateText(tx, { id, before: "O quarto de canto.", text: "O quarto do meio.", now }),
      () =>
        advisor.call("PUT", `/api/timeline/${id}`, { text: "O último quarto.", hotelIds: [], version: 1 }),
    );
    expect(answer.status).toBe(409);
    expect((await answer.json()).current.post.text).toBe("O quarto do meio.");
  },
);

race(
  "a comment that the house removes as its author takes it back stays removed",
  { locks: ["server/timeline/saying/queries.ts#lockComment"] },
  async ({ db, ...world }) => {
    const { id: postId, now, operator } = await say({ db, ...world });
    const id = randomUUID();
    const said = { id, postId, authorId: operator.id, text: "Discordo.", now };
    await db.transaction().execute((tx) => insertComment(tx, said));
    const answer = await whileOpen(
      db,
      (tx) => updateState(tx, { postId, commentId: id, state: "removed" }),
      () => operator.call("DELETE", `/api/timeline/comments/${id}`),
    );
    expect(await answer.json()).toMatchObject({ code: "timeline_state" });
    const kept = await db.selectFrom("comments").select("state").where("id", "=", id).execute();
    expect(kept).toEqual([{ state: "removed" }]);
  },
);

race(
  "of two who decide a report at once, one is refused, and the other's decision holds",
  { locks: ["server/timeline/moderation/queries.ts#lockReport"] },
  async (world) => {
    const { id: postId, now, operator, stateOf } = await say(world);
    const admin = await enter(world, "admin");
    const report = { postId, commentId: null, kind: "advertising" as const, words: null };
    const id = randomUUID();
    await world.db
      .transaction()
      .execute((tx) => insertReport(tx, { id, reporterId: operator.id, report, now }));
    const kept = { postId, commentId: null, decision: "kept", reason: "Está bem.", by: admin.id, now };
    const answer = await whileOpen(
      world.db,
      (tx) => closeReports(tx, kept),
      () =>
        admin.call("POST", `/api/timeline/reports/${id}/decision`, {
          decision: "removed",
          reason: "Anúncio.",
        }),
    );
    expect(await answer.json()).toMatchObject({ code: "report_decided" });
    expect(await stateOf()).toBe("published");
  },
);

race(
  "of two who answer an appeal at once, one is refused, and the other's answer holds",
  { locks: ["server/timeline/moderation/queries.ts#lockRemoval"] },
  async (world) => {
    const { id: postId, now, advisor, stateOf } = await say(world);
    const { id: by, call } = await enter(world, "admin");
    const id = randomUUID();
    const removal = { id, postId, commentId: null, authorId: advisor.id, reason: "Anúncio.", by, now };
    await world.db.transaction().execute(async (tx) => {
      await insertRemoval(tx, removal);
      await updateState(tx, { postId, commentId: null, state: "removed" });
      await updateAppeal(tx, { id, text: "Não é.", now });
    });
    const answer = await whileOpen(
      world.db,
      (tx) => updateAnswer(tx, { id, isRestored: false, answer: "Fica.", by, now }),
      () => call("POST", `/api/timeline/appeals/${id}/answer`, { isRestored: true, answer: "Volta." }),
    );
    expect(await answer.json()).toMatchObject({ code: "appeal_decided" });
    expect(await stateOf()).toBe("removed");
  },
);

race(
  "who reports a post in two windows at once has reported it once",
  { keys: { "server/timeline/moderation/queries.ts#insertReport": "reports_once" } },
  async (world) => {
    const { id: postId, now, operator } = await say(world);
    const report = { postId, commentId: null, kind: "advertising" as const, words: null };
    const answer = await whileOpen(
      world.db,
      (tx) => insertReport(tx, { id: randomUUID(), reporterId: operator.id, report, now }),
      () => operator.call("POST", "/api/timeline/reports", report),
    );
    expect(await answer.json()).toMatchObject({ code: "report_exists" });
  },
);

race(
  "who thanks for a post in two windows at once has thanked once",
  { keys: { "server/timeline/saying/queries.ts#insertReaction": "reactions_pkey" } },
  async (world) => {
    const { id: postId, now, operator } = await say(world);
    const answer = await whileOpen(
      world.db,
      (tx) => insertReaction(tx, { postId, userId: operator.id, kind: "thanks", now }),
      () => operator.call("PUT", `/api/timeline/${postId}/reactions`, { kind: "thanks", isOn: true }),
    );
    expect(answer.ok).toBe(true);
    const given = world.db.selectFrom("reactions").select("kind").where("post_id", "=", postId);
    expect(await given.execute()).toEqual([{ kind: "thanks" }]);
  },
);

race(
  "who stops reading somebody in two windows at once is heard once",
  { keys: { "server/timeline/saying/queries.ts#upsertMute": "timeline_mutes_pkey" } },
  async (world) => {
    const { now, advisor, operator } = await say(world);
    const muting = { userId: operator.id, mutedId: advisor.id };
    await world.db.deleteFrom("timeline_mutes").where("user_id", "=", operator.id).execute();
    const answer = await whileOpen(
      world.db,
      (tx) => upsertMute(tx, { ...muting, until: now }),
      () => operator.call("PUT", `/api/timeline/mutes/${advisor.id}`, { isOn: true }),
    );
    expect(answer.ok).toBe(true);
    const { people } = await (await operator.call("GET", "/api/timeline/mutes")).json();
    await world.db.deleteFrom("timeline_mutes").where("user_id", "=", operator.id).execute();
    expect(people.map((one: { id: string }) => one.id)).toEqual([advisor.id]);
  },
);

race(
  "how far somebody has read never goes back, whichever device says so last",
  { keys: { "server/timeline/saying/queries.ts#advanceRead": "timeline_reads_pkey" } },
  async (world) => {
    const { id: postId, now, operator } = await say(world);
    await world.db.deleteFrom("timeline_reads").where("user_id", "=", operator.id).execute();
    const upTo = new Date(now.getTime() + 60_000);
    const answer = await whileOpen(
      world.db,
      (tx) => advanceRead(tx, { userId: operator.id, upTo, now }),
      () => operator.call("PUT", "/api/timeline/read", { postId }),
    );
    expect(answer.ok).toBe(true);
    const reads = world.db
      .selectFrom("timeline_reads")
      .select("read_up_to")
      .where("user_id", "=", operator.id);
    expect(await reads.execute()).toEqual([{ read_up_to: upTo }]);
  },
);

race(
  "posts that two add by number at once are there once",
  { keys: { "server/timeline/queries.ts#insertMany": "timeline_posts_pkey" } },
  async ({ db, clock }) => {
    const after = 1_000_000 + Math.floor(Math.random() * 1_000_000);
    const many = { after, count: 3, now: clock.now() };
    const made = await whileOpen(
      db,
      (tx) => insertMany(tx as Db, many),
      () => insertMany(db, many),
    );
    expect(made).toBe(0);
  },
);

race(
  "a post that its author takes back as it is reported stays taken back",
  { locks: ["server/timeline/saying/queries.ts#lockPost"] },
  async (world) => {
    const { id: postId, operator, stateOf } = await say(world);
    const report = { postId, commentId: null, kind: "exposes_guest", words: null };
    await whileOpen(
      world.db,
      (tx) => updateState(tx, { postId, commentId: null, state: "withdrawn" }),
      () => operator.call("POST", "/api/timeline/reports", report),
    );
    expect(await stateOf()).toBe("withdrawn");
  },
);
