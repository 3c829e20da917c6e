import { randomUUID } from "node:crypto";
import { holdsAtOnce } from "#domain/timeline/states.ts";
import type { NewReport } from "#domain/timeline/timeline.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import { refuse } from "../../http/refuse.ts";
import { announce } from "../announce.ts";
import type { Reader } from "../reader.ts";
import { readComment, readPost } from "../reading/read-timeline.ts";
import { lockComment, lockPost, updateState } from "../saying/queries.ts";
import { insertReport } from "./queries.ts";

type Input = { reader: Reader; report: NewReport };

/** Takes a member's report of something they can read, once until it is decided; what exposes a guest leaves the air until it is decided. */
export async function reportPost(deps: Deps, { reader, report }: Input): Promise<{ id: string }> {
  const { postId, commentId, kind } = report;
  return transact(deps.db, async (tx) => {
    // Held before it is read: what its author takes back meanwhile stays taken back.
    await (commentId ? lockComment(tx, commentId) : lockPost(tx, postId));
    const { post } = await readPost(tx, deps, { id: postId, reader });
    const said = commentId ? await readComment(tx, { id: commentId, postId, reader }) : post;
    if (!said) throw refuse("not_found");
    if (said.isMine) throw refuse("report_own");
    const id = randomUUID();
    const isFirst = await insertReport(tx, { id, reporterId: reader.id, report, now: reader.now });
    if (!isFirst) throw refuse("report_exists");
    const isHeld = holdsAtOnce(kind) && said.state === "published";
    if (isHeld) await updateState(tx, { postId, commentId, state: "held" });
    const data = { reportId: id, postId, commentId, authorId: said.author.id, isHeld };
    await recordFacts(tx, deps, [{ kind: "timeline_reported", cause: id, data, actorId: reader.id }]);
    if (isHeld) await announce(tx, deps, { audience: post.audience, what: "timeline_talk" });
    return { id };
  });
}
