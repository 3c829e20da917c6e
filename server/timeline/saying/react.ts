import type { PostDetail, ReactionKind } from "#domain/timeline/timeline.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { announce } from "../announce.ts";
import type { Reader } from "../reader.ts";
import { readPost } from "../reading/read-timeline.ts";
import { deleteReaction, insertReaction } from "./queries.ts";

type Input = { reader: Reader; id: string; kind: ReactionKind; isOn: boolean };

/** Says once that a post was useful, or thanks for it, or takes that back. */
export async function react(deps: Deps, { reader, id, kind, isOn }: Input): Promise<PostDetail> {
  return transact(deps.db, async (tx) => {
    const { post } = await readPost(tx, deps, { id, reader });
    if (post.state !== "published") throw refuse("timeline_state");
    const given = { postId: id, userId: reader.id, kind };
    if (isOn) await insertReaction(tx, { ...given, now: reader.now });
    else await deleteReaction(tx, given);
    const detail = await readPost(tx, deps, { id, reader });
    await announce(tx, deps, { audience: post.audience, what: "timeline_talk" });
    return detail;
  });
}
