import { mover, type SaidState } from "#domain/timeline/states.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import { refuse } from "../../http/refuse.ts";
import { announce } from "../announce.ts";
import { closeReports } from "../moderation/queries.ts";
import type { Reader } from "../reader.ts";
import { lockComment, lockPost, updateState } from "./queries.ts";

type Input = { author: Reader; id: string };

/** Takes one's own post back; whoever had reported it hears that it is gone. Done twice, it is the same. */
export async function withdrawPost(deps: Deps, { author, id }: Input): Promise<void> {
  await transact(deps.db, async (tx) => {
    const held = await lockPost(tx, id);
    if (!held || held.author_id !== author.id) throw refuse("not_found");
    await takeBack(tx, deps, { ...held, postId: id, commentId: null, author });
  });
}

/** Takes one's own comment back, in the same way. */
export async function withdrawComment(deps: Deps, { author, id }: Input): Promise<void> {
  await transact(deps.db, async (tx) => {
    const held = await lockComment(tx, id);
    if (!held || held.author_id !== author.id) throw refuse("not_found");
    await takeBack(tx, deps, { ...held, postId: held.post_id, commentId: id, author });
  });
}

type Taken = { state: string; audience: string; postId: string; commentId: string | null; author: Reader };

async function takeBack(tx: Tx, deps: Deps, { state, audience, postId, commentId, author }: Taken) {
  if (state === "withdrawn") return;
  if (mover({ from: state as SaidState, to: "withdrawn" }) !== "author") throw refuse("timeline_state");
  await updateState(tx, { postId, commentId, state: "withdrawn" });
  const closed = await closeReports(tx, {
    ...{ postId, commentId, decision: "withdrawn", reason: null, by: null, now: author.now },
  });
  const facts = closed.map(({ id }) => ({
    ...({ kind: "timeline_report_decided", cause: id, actorId: author.id } as const),
    data: { reportId: id, decision: "withdrawn" as const },
  }));
  await recordFacts(tx, deps, facts);
  await announce(tx, deps, { audience, what: "timeline_talk" });
}
