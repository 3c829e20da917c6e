import { randomUUID } from "node:crypto";
import type { Person } from "#domain/people/people.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { requireSecondFactor } from "../../http/require-second-factor.ts";
import { holdPerson } from "../hold-person.ts";
import { findPerson } from "../queries.ts";
import { toPerson } from "../to-person.ts";
import { insertGrant } from "./queries.ts";

type Input = { actor: Actor; id: string; reason: string };

/** Proposes an active person as an administrator; another administrator confirms it. */
export async function proposeAdmin(deps: Deps, { actor, id, reason }: Input): Promise<Person> {
  requireSecondFactor(actor);
  return transact(deps.db, async (tx) => {
    const person = await holdPerson(tx, { actor, id });
    if (person.status !== "active" || person.role === "admin") throw refuse("conflict");
    const now = deps.clock.now();
    const grant = { id: randomUUID(), user_id: id, proposed_by: actor.id, reason, proposed_at: now };
    if (!(await insertGrant(tx, grant))) throw refuse("conflict");
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "person.admin_proposed", subjectType: "person", subjectId: id },
      ...{ before: { role: person.role }, after: { role: "admin" }, reason, now },
    });
    return toPerson((await findPerson(tx, id))!);
  });
}
