import { randomUUID } from "node:crypto";
import { Role } from "#domain/accounts/roles.ts";
import { SEE_AS_MS, type SeeAs, seeAsBlocker } from "#domain/people/see-as.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { requireSecondFactor } from "../../http/require-second-factor.ts";
import { holdPerson } from "../hold-person.ts";
import { insertSeeAs } from "./queries.ts";

type Input = { actor: Actor; id: string; reason: string };

/** Lets an administrator look at the portal as a person sees it, for half an hour and a reason: reading, nothing else. */
export async function beginSeeAs(deps: Deps, { actor, id, reason }: Input): Promise<SeeAs> {
  requireSecondFactor(actor);
  return transact(deps.db, async (tx) => {
    const person = await holdPerson(tx, { actor, id });
    const blocker = seeAsBlocker(person);
    if (blocker) throw refuse(blocker);
    const now = deps.clock.now();
    const until = new Date(now.getTime() + SEE_AS_MS);
    const grant = { id: randomUUID(), admin_id: actor.id, subject_id: id, reason };
    await insertSeeAs(tx, { ...grant, created_at: now, expires_at: until });
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "person.seen_as", subjectType: "person", subjectId: id },
      ...{ after: { until: until.toISOString() }, reason, now },
    });
    const name = person.full_name || (person.email ?? "");
    return { id: grant.id, name, role: Role.parse(person.role), until: until.toISOString() };
  });
}
