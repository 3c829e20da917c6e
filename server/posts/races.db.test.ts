import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import type { World } from "#testing/world.ts";
import { publishDue } from "./publish-due.ts";
import { insertPost, takeTurn, updateFrame, updateState, writeText } from "./queries.ts";

const race = openRaces();

const HOUR_MS = 3_600_000;
const cover = {
  kind: "art" as const,
  name: "lilamonde-courtyard",
  focus: { x: 0, y: 0 },
  alt: { pt: "", en: "" },
};
const words = [{ type: "text" as const, text: "A text." }];
const body = { type: "doc" as const, content: [{ type: "paragraph" as const, content: words }] };

/** Begins a post of its own, as an administrator; calls of the desk. */
async function begin(world: World) {
  const { id: by, call } = await enter(world, "admin");
  const title = `Uma visita ${randomUUID()}`;
  const desk = (method: string, path: string, given?: unknown) =>
    call(method, `/api/admin/posts${path}`, given);
  const { post } = await (await desk("POST", "", { title, category: "journal", byline: "Lilamonde" })).json();
  return { by, desk, id: post.id as string, slug: post.slug as string };
}

race(
  "of two who write a post's first translation at once, one is refused and reads the other's",
  {
    locks: ["server/posts/queries.ts#lockPost"],
    keys: { "server/posts/queries.ts#writeText": "post_texts_pkey" },
  },
  async (world) => {
    const { by, desk, id } = await begin(world);
    const now = world.clock.now();
    const text = { title: "A visit", excerpt: "Short.", body };
    const theirs = { postId: id, language: "en" as const, ...text, version: 1, saysVersion: 1, by, now };
    const answer = await whileOpen(
      world.db,
      (tx) => writeText(tx, theirs),
      () => desk("PUT", `/${id}/texts/en`, { ...text, title: "Another", saysTheSame: true, version: 0 }),
    );
    expect(answer.status).toBe(409);
    expect((await answer.json()).current.texts.en).toMatchObject({ title: "A visit", version: 1 });
  },
);

race(
  "a post that goes back to the drafts as its hour comes is not published",
  { locks: ["server/posts/queries.ts#lockDue"] },
  async ({ db, deps, clock, ...world }) => {
    const { id } = await begin({ db, deps, clock, ...world });
    const now = clock.now();
    const publishAt = new Date(now.getTime() + HOUR_MS);
    await db
      .updateTable("posts")
      .set({ state: "scheduled", publish_at: publishAt })
      .where("id", "=", id)
      .execute();
    const later = { now: () => new Date(publishAt.getTime() + HOUR_MS) };
    await whileOpen(
      db,
      (tx) => updateState(tx, { id, state: "draft", publishAt: null, publishedAt: null, now }),
      () => publishDue({ ...deps, clock: later }),
    );
    const { state } = await db
      .selectFrom("posts")
      .select("state")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(state).toBe("draft");
  },
);

race(
  "of two posts that are begun with one title at once, one has the address",
  { keys: { "server/posts/queries.ts#insertPost": "posts_slug_key" } },
  async (world) => {
    const { by, desk } = await begin(world);
    const title = randomUUID();
    const theirs = { id: randomUUID(), slug: title, category: "journal", byline: "Lilamonde", cover };
    const answer = await whileOpen(
      world.db,
      (tx) => insertPost(tx, { ...theirs, by, now: world.clock.now() }),
      () => desk("POST", "", { title, category: "journal", byline: "Lilamonde" }),
    );
    expect(await answer.json()).toMatchObject({ code: "slug_taken" });
  },
);

race(
  "an address that another post leaves meanwhile goes on leading to one post",
  { keys: { "server/posts/queries.ts#updateFrame": "post_slugs_pkey" } },
  async (world) => {
    const { id, slug, desk } = await begin(world);
    const other = await begin(world);
    const frame = { slug: randomUUID(), category: "journal", byline: "Lilamonde", cover, version: 1 };
    const answer = await whileOpen(
      world.db,
      (tx) => tx.insertInto("post_slugs").values({ slug, post_id: other.id }).execute(),
      () => desk("PUT", `/${id}`, frame),
    );
    expect(answer.status).toBe(200);
    const kept = await world.db.selectFrom("post_slugs").select("post_id").where("slug", "=", slug).execute();
    expect(kept).toEqual([{ post_id: other.id }]);
  },
);

race(
  "of two posts that move to one address at once, one has it, and the other's writer is told",
  { locks: ["server/posts/queries.ts#takeTurn"] },
  async (world) => {
    const [{ id, desk }, other] = [await begin(world), await begin(world)];
    const frame = { slug: randomUUID(), category: "journal", byline: "Lilamonde", cover };
    const answer = await whileOpen(
      world.db,
      async (tx) => {
        await takeTurn(tx);
        await updateFrame(tx, { id: other.id, ...frame, now: world.clock.now() });
      },
      () => desk("PUT", `/${id}`, { ...frame, version: 1 }),
    );
    expect(await answer.json()).toMatchObject({ code: "slug_taken" });
  },
);
