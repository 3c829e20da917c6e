import { demoId } from "#database/seed/demo/demo-id.ts";
import { housePosts } from "#database/seed/house/posts/posts.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";
import { insertPost, isSlugTaken, lockPost, updateState, writeText } from "./queries.ts";

/** Gives a house what it has written so far, once; what administrators made of it stays. */
export async function plantPosts({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const today = clock.now();
  for (const { slug, category, art, alt, publishedOn, pt, en } of housePosts) {
    const id = demoId(`post/${slug}`);
    // A house whose clock is before the day it was written has it since today.
    const now = new Date(Math.min(Date.parse(publishedOn), today.getTime()));
    await transact(db, async (tx) => {
      if ((await lockPost(tx, id)) || (await isSlugTaken(tx, { slug, exceptId: id }))) return;
      const cover = { kind: "art" as const, name: art, focus: { x: 0.5, y: 0.5 }, alt };
      await insertPost(tx, { id, slug, category, byline: "Lilamonde", cover, by: null, now });
      const kept = { postId: id, version: 1, saysVersion: 1, by: null, now };
      await writeText(tx, { ...kept, language: "pt", ...pt });
      await writeText(tx, { ...kept, language: "en", ...en });
      await updateState(tx, { id, state: "published", publishAt: null, publishedAt: now, now });
    });
  }
}
