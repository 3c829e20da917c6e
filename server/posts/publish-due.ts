import { z } from "zod";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { lockDue, updateState } from "./queries.ts";

/** Publishes what is due, dated by its hour, however late it is done. */
export async function publishDue(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await transact(deps.db, async (tx) => {
    const due = await lockDue(tx, now);
    for (const { id, publish_at: publishedAt } of due) {
      await updateState(tx, { id, state: "published", publishAt: null, publishedAt, now });
      await writeAudit(tx, {
        ...{ actorId: null, action: "post.moved", subjectType: "post", subjectId: id, now },
        ...{ before: { state: "scheduled" }, after: { state: "published" } },
      });
    }
    const facts = due.map(({ id: postId, created_by: authorId, publish_at: at }) => ({
      ...{
        kind: "post_published" as const,
        cause: `${postId} ${at!.toISOString()}`,
        data: { postId, authorId },
      },
    }));
    await recordFacts(tx, deps, facts);
  });
}

/** Looks every minute. */
export function schedulePublishing(deps: Deps): void {
  deps.jobs
    .define({
      name: "posts.publish",
      schema: z.object({}),
      retry: { limit: 3, delaySeconds: 30, backoff: true },
      handle: () => publishDue(deps),
    })
    .schedule({ cron: "* * * * *", data: {} });
}
