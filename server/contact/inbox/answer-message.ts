import type { InboxAnswer, InboxDetail } from "#domain/contact/inbox.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { readSettings } from "../../settings/read-settings.ts";
import { answerMail } from "./answer-mail.ts";
import { holdMessage } from "./hold-message.ts";
import { insertStep, updateMessage } from "./queries.ts";
import { readMessage } from "./read-inbox.ts";
import { toMessage } from "./to-message.ts";

type Input = { actor: Actor; id: string; answer: InboxAnswer; once: Once };

/** Answers a visitor from the record: by mail it is sent, by WhatsApp it is noted; whoever answers takes the message on. */
export async function answerMessage(deps: Deps, { actor, id, answer, once }: Input): Promise<InboxDetail> {
  const { way, text, version } = answer;
  const { teamEmail } = await readSettings(deps);
  return runOnce(deps.db, once, async (tx) => {
    const before = await holdMessage(tx, { id, version });
    if (before.status === "spam") throw refuse("conflict", { current: await readMessage(tx, id) });
    const now = deps.clock.now();
    const changes = {
      status: "answered",
      owner_id: before.owner_id ?? actor.id,
      answered_at: before.answered_at ?? now,
    };
    await updateMessage(tx, { id, changes });
    await insertStep(tx, { message_id: id, kind: way, text, author_id: actor.id, at: now });
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "contact.answered", subjectType: "contact_message", subjectId: id },
      ...{ before: { status: before.status }, after: { status: "answered", way }, now },
    });
    if (way === "mail") {
      await deps.mail.queue(tx, answerMail({ message: toMessage(before), text, replyTo: teamEmail }));
    }
    return readMessage(tx, id);
  });
}
