import type { Language } from "#domain/text.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "../http/actor.ts";
import { refuse } from "../http/refuse.ts";
import { readSettings } from "../settings/read-settings.ts";
import { readMail } from "./read-mails.ts";

type Input = { actor: Actor; id: string; language: Language; once: Once };

/** Sends an example to the administrator who asks, at the address of their own account and nowhere else. */
export async function sendExample(deps: Deps, { actor, id, language, once }: Input): Promise<{ to: string }> {
  const { subject, text, html } = readMail(deps, { id, language });
  const user = await deps.auth.getUser(actor.id);
  if (!user?.email) throw refuse("conflict");
  const to = user.email;
  await requireRoom(deps, actor);
  return runOnce(deps.db, once, async (tx) => {
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "mail_text.sent", subjectType: "mail_text", subjectId: id },
      ...{ after: { language }, now: deps.clock.now() },
    });
    await deps.mail.queue(tx, { to, subject, text, html });
    return { to };
  });
}

/** At most so many in an hour, as administrators set it. */
async function requireRoom(deps: Deps, actor: Actor): Promise<void> {
  const { limits } = await readSettings(deps);
  const limit = { name: "mail-example", points: limits.mailExamplesPerHour, durationSeconds: 3_600 };
  const { allowed, retryAfterSeconds } = await deps.limiter.consume({ ...limit, key: actor.id });
  if (!allowed) throw refuse("rate_limited", { headers: { "retry-after": String(retryAfterSeconds) } });
}
