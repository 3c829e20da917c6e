import { randomUUID } from "node:crypto";
import type { PostDetail } from "#domain/timeline/timeline.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import { refuse } from "../../http/refuse.ts";
import { announce } from "../announce.ts";
import type { Reader } from "../reader.ts";
import { readPost } from "../reading/read-timeline.ts";
import { insertComment } from "./queries.ts";

type Input = { author: Reader; id: string; text: string; once: Once };

/** Answers a post that one may read; its author is told, and whoever has the conversation open sees it. */
export async function comment(deps: Deps, { author, id, text, once }: Input): Promise<PostDetail> {
  return runOnce(deps.db, once, async (tx) => {
    const { post } = await readPost(tx, deps, { id, reader: author });
    if (post.state !== "published") throw refuse("timeline_state");
    const commentId = randomUUID();
    await insertComment(tx, { id: commentId, postId: id, authorId: author.id, text, now: author.now });
    const detail = await readPost(tx, deps, { id, reader: author });
    const data = { postId: id, commentId, authorId: author.id };
    await recordFacts(tx, deps, [{ kind: "timeline_commented", cause: commentId, data, actorId: author.id }]);
    await announce(tx, deps, { audience: post.audience, what: "timeline_talk" });
    return detail;
  });
}
