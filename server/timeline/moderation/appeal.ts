import type { Appeal, AppealAnswer } from "#domain/timeline/moderation.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import { refuse } from "../../http/refuse.ts";
import { announce } from "../announce.ts";
import { lockComment, lockPost, updateState } from "../saying/queries.ts";
import { lockRemoval, updateAnswer, updateAppeal } from "./queries.ts";
import { readAppeal } from "./read-reports.ts";

type Input = { authorId: string; id: string; text: string };

/** Keeps an author's word against a removal of theirs, once. */
export async function appealRemoval(deps: Deps, { authorId, id, text }: Input): Promise<void> {
  await transact(deps.db, async (tx) => {
    const removal = await lockRemoval(tx, id);
    if (!removal || removal.author_id !== authorId) throw refuse("not_found");
    if (removal.appeal !== null) throw refuse("appeal_exists");
    await updateAppeal(tx, { id, text, now: deps.clock.now() });
    const data = { removalId: id, authorId };
    await recordFacts(tx, deps, [{ kind: "timeline_appealed", cause: id, data, actorId: authorId }]);
  });
}

type Answer = { actorId: string; id: string; answer: AppealAnswer };

/** Answers an appeal: what was taken down stands again, or stays away; the author is told why. */
export async function answerAppeal(deps: Deps, { actorId, id, answer: given }: Answer): Promise<Appeal> {
  const { isRestored, answer } = given;
  return transact(deps.db, async (tx) => {
    const removal = await lockRemoval(tx, id);
    if (!removal || removal.appeal === null) throw refuse("not_found");
    if (removal.answered_at) throw refuse("appeal_decided", { current: await readAppeal(tx, deps, id) });
    const { post_id: postId, comment_id: commentId, author_id: authorId } = removal;
    const said = commentId ? await lockComment(tx, commentId) : await lockPost(tx, postId);
    const now = deps.clock.now();
    await updateAnswer(tx, { id, isRestored, answer, by: actorId, now });
    if (isRestored && said?.state === "removed")
      await updateState(tx, { postId, commentId, state: "published" });
    await writeAudit(tx, {
      ...{ actorId, action: "timeline.answered", subjectType: "timeline_removal", subjectId: id },
      ...{ after: { isRestored }, reason: answer, now },
    });
    const answered = await readAppeal(tx, deps, id);
    const data = { removalId: id, authorId, isRestored };
    await recordFacts(tx, deps, [{ kind: "timeline_appeal_decided", cause: id, data, actorId }]);
    if (said) await announce(tx, deps, { audience: said.audience, what: "timeline_talk" });
    return answered;
  });
}
