import { randomUUID } from "node:crypto";
import type { AttemptResult, AttemptStart } from "#domain/diagnostic/attempts.ts";
import { houseDay } from "#domain/site/views.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { hashLinkToken } from "#platform/link-token.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { keepLead } from "../../marketing/links/keep-lead.ts";
import { findOpenVersion } from "../questionnaires/queries.ts";
import { readAccess } from "../read-access.ts";
import { attemptToken, attemptUrl } from "./link-token.ts";
import { linkMail } from "./mails.ts";
import { findOwn, holdMember, insertAttempt } from "./queries.ts";

type Input = { actor: Actor | null; start: AttemptStart; once: Once };

/** Begins an attempt on the version of today and mails its link; a member who has one open goes on with it, and who has a result waits ninety days. */
export async function startAttempt(deps: Deps, { actor, start, once }: Input): Promise<{ token: string }> {
  const { refusal } = await readAccess(deps, actor);
  if (refusal) throw refuse(refusal);
  const person = actor ? await personOf(deps, actor) : visitorOf(start);
  const { language, mayWrite, source } = start;
  return runOnce(deps.db, once, async (tx) => {
    const version = await findOpenVersion(tx);
    if (!version) throw refuse("diagnostic_closed");
    if (actor) await holdMember(tx, actor.id);
    const own = actor ? await findOwn(tx, actor.id) : [];
    const open = own.find(({ state, version_id: of }) => state === "started" && of === version.id);
    if (open) return { token: attemptToken(deps.config, open.id) };
    const retestOn = own
      .map(({ result }) => (result as AttemptResult | null)?.retestOn ?? "")
      .sort()
      .at(-1);
    if (retestOn && houseDay(deps.clock.now()) < retestOn)
      throw refuse("diagnostic_too_soon", { current: { retestOn } });
    const id = randomUUID();
    const token = attemptToken(deps.config, id);
    await insertAttempt(tx, {
      ...{ id, versionId: version.id, ...person, language, mayWrite, now: deps.clock.now() },
      ...{ source: actor ? "portal" : source, tokenHash: hashLinkToken(token) },
    });
    const url = attemptUrl(deps.config, { id, language }, "quiz");
    await deps.mail.queue(tx, linkMail({ to: person.email, name: firstNameOf(person.name), language, url }));
    if (!actor && source.startsWith("link:"))
      await keepLead(tx, deps, { of: { diagnosticId: id }, code: source.slice("link:".length) });
    return { token };
  });
}

/** The first of somebody's names. */
export const firstNameOf = (name: string) => name.trim().split(/\s+/)[0] ?? "";

function visitorOf({ name, email }: AttemptStart) {
  if (name && email) return { userId: null, name, email };
  const fields = {
    ...(!name && { name: "required" as const }),
    ...(!email && { email: "required" as const }),
  };
  throw refuse("validation_failed", { fields });
}

async function personOf({ auth }: Deps, { id }: Actor) {
  const user = await auth.getUser(id);
  const name = user?.user_metadata.full_name;
  return { userId: id, name: typeof name === "string" ? name : "", email: user?.email ?? "" };
}
