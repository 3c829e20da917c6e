import type { InboxDetail, InboxOwner } from "#domain/contact/inbox.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { holdMessage } from "./hold-message.ts";
import { insertStep, updateMessage } from "./queries.ts";
import { readMessage } from "./read-inbox.ts";

type Input = { actor: Actor; id: string; owner: InboxOwner };

/** Takes a message on, or leaves it to the others. */
export async function ownMessage(deps: Deps, { actor, id, owner }: Input): Promise<InboxDetail> {
  return transact(deps.db, async (tx) => {
    const before = await holdMessage(tx, { id, version: owner.version });
    const now = deps.clock.now();
    const owner_id = owner.isMine ? actor.id : null;
    const status = owner.isMine && before.status === "new" ? "open" : before.status;
    await updateMessage(tx, { id, changes: { owner_id, status } });
    await insertStep(tx, { message_id: id, kind: "owner", text: null, author_id: actor.id, at: now });
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "contact.owned", subjectType: "contact_message", subjectId: id },
      ...{ before: { ownerId: before.owner_id }, after: { ownerId: owner_id }, now },
    });
    return readMessage(tx, id);
  });
}
