import type { RequestDetail, RequestMove } from "#domain/requests/requests.ts";
import { moveBlocker, type RequestState } from "#domain/requests/states.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import type { Actor } from "../http/actor.ts";
import { refuse } from "../http/refuse.ts";
import { isPublished } from "../updates/is-published.ts";
import { lockRequest, updateState } from "./queries.ts";
import { readRequest } from "./read-requests.ts";

type Input = { actor: Actor; id: string; move: RequestMove };

/** Says what becomes of a request, on the version the decider saw; everybody who voted is told. */
export async function moveRequest(deps: Deps, { actor, id, move }: Input): Promise<RequestDetail> {
  const { to, answer, updateId, version } = move;
  return transact(deps.db, async (tx) => {
    const held = await lockRequest(tx, id);
    if (!held) throw refuse("not_found");
    const detail = () => readRequest(tx, { id, readerId: actor.id });
    if (held.version !== version) throw refuse("conflict", { current: await detail() });
    const from = held.state as RequestState;
    const blocker = moveBlocker({ from, to, answer });
    if (blocker === "validation_failed") throw refuse(blocker, { fields: { answer: "required" } });
    if (blocker) throw refuse(blocker, { current: await detail() });
    if (updateId && (to !== "shipped" || !(await isPublished(tx, updateId))))
      throw refuse("validation_failed", { fields: { updateId: "unknown" } });
    const now = deps.clock.now();
    await updateState(tx, { id, state: to, answer, answeredBy: actor.id, updateId, now });
    await writeAudit(tx, {
      actorId: actor.id,
      action: "request.moved",
      subjectType: "request",
      subjectId: id,
      before: { state: from },
      after: { state: to, answer, ...(updateId && { updateId }) },
      now,
    });
    const moved = await detail();
    const data = { requestId: id, authorId: held.author_id, to };
    await recordFacts(tx, deps, [{ kind: "request_moved", cause: `${id} ${to}`, data, actorId: actor.id }]);
    return moved;
  });
}
