import { randomUUID } from "node:crypto";
import type { NewFact } from "#domain/facts/facts.ts";
import type { Decision, Report } from "#domain/timeline/moderation.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import { refuse } from "../../http/refuse.ts";
import { announce } from "../announce.ts";
import { lockComment, lockPost, updateState } from "../saying/queries.ts";
import { closeReports, insertRemoval, lockReport } from "./queries.ts";
import { readReport } from "./read-reports.ts";

type Input = { actorId: string; id: string; decision: Decision };

/** Decides everything reported of one thing: it stays, or it is taken down; who reported and who said it are told why. */
export async function decideReport(deps: Deps, { actorId, id, decision }: Input): Promise<Report> {
  return transact(deps.db, async (tx) => {
    const report = await lockReport(tx, id);
    if (!report) throw refuse("not_found");
    if (report.decision) throw refuse("report_decided", { current: await readReport(tx, deps, id) });
    const subject = { postId: report.post_id, commentId: report.comment_id };
    const said = await lockSaid(tx, subject);
    const now = deps.clock.now();
    const { decision: verdict, reason } = decision;
    const closed = await closeReports(tx, { ...subject, decision: verdict, reason, by: actorId, now });
    const facts: NewFact[] = closed.map((one) => ({
      ...({ kind: "timeline_report_decided", cause: one.id, actorId } as const),
      data: { reportId: one.id, decision: verdict },
    }));
    if (verdict === "removed" && said.state !== "removed") {
      const removalId = randomUUID();
      await insertRemoval(tx, {
        id: removalId,
        ...subject,
        authorId: said.authorId,
        reason,
        by: actorId,
        now,
      });
      const data = { removalId, authorId: said.authorId };
      facts.push({ kind: "timeline_removed", cause: removalId, data, actorId });
    }
    await updateState(tx, { ...subject, state: verdict === "removed" ? "removed" : "published" });
    await writeAudit(tx, {
      ...{ actorId, action: "timeline.decided", subjectType: "timeline_report", subjectId: id, reason, now },
      ...{ before: { state: said.state }, after: { ...subject, decision: verdict } },
    });
    const decided = await readReport(tx, deps, id);
    await recordFacts(tx, deps, facts);
    await announce(tx, deps, { audience: said.audience, what: "timeline_talk" });
    return decided;
  });
}

async function lockSaid(tx: Tx, { postId, commentId }: { postId: string; commentId: string | null }) {
  const held = commentId ? await lockComment(tx, commentId) : await lockPost(tx, postId);
  if (!held) throw refuse("not_found");
  return { state: held.state, audience: held.audience, authorId: held.author_id };
}
