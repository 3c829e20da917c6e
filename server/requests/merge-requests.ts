import type { RequestDetail, RequestMerge } from "#domain/requests/requests.ts";
import { isOpen, moveBlocker, type RequestState } from "#domain/requests/states.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "../http/actor.ts";
import { refuse } from "../http/refuse.ts";
import { lockRequest, moveVotes, updateState } from "./queries.ts";
import { readRequest } from "./read-requests.ts";

type Input = { actor: Actor; id: string; merge: RequestMerge };

/** Makes one request of two: the votes go along, each person's once, and the conversation goes on at the other. */
export async function mergeRequests(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor, id, merge: { into, version } }: Input,
): Promise<RequestDetail> {
  if (into === id) throw refuse("validation_failed", { fields: { into: "invalid" } });
  return transact(db, async (tx) => {
    // Always in the same order, so that two merges take turns.
    const held = new Map([] as [string, Awaited<ReturnType<typeof lockRequest>>][]);
    for (const one of [id, into].sort()) held.set(one, await lockRequest(tx, one));
    const [from, target] = [held.get(id), held.get(into)];
    if (!from || !target) throw refuse("not_found");
    const isStale = from.version !== version;
    const blocker = moveBlocker({ from: from.state as RequestState, to: "merged", answer: null });
    if (isStale || blocker || !isOpen(target.state as RequestState))
      throw refuse("conflict", { current: await readRequest(tx, { id, readerId: actor.id }) });
    const now = clock.now();
    await moveVotes(tx, { from: id, to: into });
    await updateState(tx, { id, state: "merged", mergedInto: into, now });
    await writeAudit(tx, {
      actorId: actor.id,
      action: "request.merged",
      subjectType: "request",
      subjectId: id,
      before: { state: from.state },
      after: { state: "merged", into },
      now,
    });
    return readRequest(tx, { id: into, readerId: actor.id });
  });
}
