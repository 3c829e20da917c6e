import { type InboxDetail, InboxMessage, type InboxMove } from "#domain/contact/inbox.ts";
import { mayMove } from "#domain/contact/message-states.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { holdMessage } from "./hold-message.ts";
import { insertStep, updateMessage } from "./queries.ts";
import { readMessage } from "./read-inbox.ts";

type Input = { actor: Actor; id: string; move: InboxMove };

/** Moves a message to another status, on the version that was seen. */
export async function moveMessage(deps: Deps, { actor, id, move }: Input): Promise<InboxDetail> {
  const { to, version } = move;
  return transact(deps.db, async (tx) => {
    const before = await holdMessage(tx, { id, version });
    const from = InboxMessage.shape.status.parse(before.status);
    if (!mayMove(from, to)) throw refuse("conflict", { current: await readMessage(tx, id) });
    const now = deps.clock.now();
    const isAnswer = to === "answered" && before.answered_at === null;
    await updateMessage(tx, { id, changes: { status: to, ...(isAnswer && { answered_at: now }) } });
    await insertStep(tx, { message_id: id, kind: to, text: null, author_id: actor.id, at: now });
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "contact.moved", subjectType: "contact_message", subjectId: id },
      ...{ before: { status: from }, after: { status: to }, now },
    });
    return readMessage(tx, id);
  });
}
