import { confirmBlocker } from "#domain/people/grants.ts";
import type { Person } from "#domain/people/people.ts";
import { transact } from "#platform/database/transact.ts";
import { setStanding } from "../../accounts/set-standing.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { readSettings } from "../../settings/read-settings.ts";
import { holdPerson } from "../hold-person.ts";
import { findPerson } from "../queries.ts";
import { roleMail } from "../role-mail.ts";
import { toPerson } from "../to-person.ts";
import { decideGrantRow, findOpenGrant } from "./queries.ts";

type Input = { actor: Actor; id: string; isConfirmed: boolean };

/** Confirms a proposed administrator, which takes other hands than those that proposed it, or puts the proposal away. */
export async function decideGrant(deps: Deps, { actor, id, isConfirmed }: Input): Promise<Person> {
  const { teamEmail } = await readSettings(deps);
  return transact(deps.db, async (tx) => {
    const person = await holdPerson(tx, { actor, id });
    const grant = await findOpenGrant(tx, id);
    if (!grant) throw refuse("conflict");
    const hands = { actorId: actor.id, proposedBy: grant.proposed_by };
    const blocker = confirmBlocker({ ...hands, hasUsedFactor: actor.hasUsedFactor === true });
    if (isConfirmed && blocker) throw refuse(blocker);
    if (isConfirmed && person.status !== "active") throw refuse("conflict");
    const now = deps.clock.now();
    await decideGrantRow(tx, { id: grant.id, actorId: actor.id, isConfirmed, now });
    const entry = { actorId: actor.id, subjectType: "person", subjectId: id, now };
    if (!isConfirmed) {
      await writeAudit(tx, { ...entry, action: "person.admin_declined" });
      return toPerson((await findPerson(tx, id))!);
    }
    await writeAudit(tx, {
      ...{ ...entry, action: "person.role" },
      before: { status: "active", role: person.role },
      after: { status: "active", role: "admin" },
    });
    if (person.email) {
      const { email: to, preferred_language: language } = person;
      const words = { role: "admin", language, publicUrl: deps.config.publicUrl } as const;
      await deps.mail.queue(tx, roleMail({ to, replyTo: teamEmail, ...words }));
    }
    await setStanding(tx, deps, { id, status: "active", role: "admin", reason: null });
    return toPerson((await findPerson(tx, id))!);
  });
}
