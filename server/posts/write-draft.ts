import { randomUUID } from "node:crypto";
import { type Cover, type DeskDetail, type NewPost, slugOf } from "#domain/posts/posts.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { insertPost, isSlugTaken, takeTurn, writeText } from "./queries.ts";
import { readDesk } from "./read-posts.ts";

const firstCover: Cover = {
  kind: "art",
  name: "lilamonde-courtyard",
  focus: { x: 0.5, y: 0.5 },
  alt: { pt: "", en: "" },
};

type Input = { actorId: string; post: NewPost; once: Once };

/** Begins a post with its Portuguese title; its address is made of it and can be changed. */
export async function writeDraft(
  deps: Pick<Deps, "db" | "clock">,
  { actorId, post, once }: Input,
): Promise<DeskDetail> {
  const { title, category, byline } = post;
  return runOnce(deps.db, once, async (tx) => {
    const id = randomUUID();
    const now = deps.clock.now();
    const wanted = slugOf(title);
    await takeTurn(tx);
    const slug = (await isSlugTaken(tx, { slug: wanted, exceptId: null }))
      ? `${wanted}-${id.slice(0, 6)}`
      : wanted;
    if (!(await insertPost(tx, { id, slug, category, byline, cover: firstCover, by: actorId, now })))
      throw refuse("slug_taken");
    const text = { title, excerpt: "", body: { type: "doc" as const, content: [] } };
    await writeText(tx, {
      postId: id,
      language: "pt",
      ...text,
      version: 1,
      saysVersion: 0,
      by: actorId,
      now,
    });
    await writeAudit(tx, {
      actorId,
      action: "post.begun",
      subjectType: "post",
      subjectId: id,
      after: { slug },
      now,
    });
    return readDesk(tx, id);
  });
}
