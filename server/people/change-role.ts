import type { Person, RoleChange } from "#domain/people/people.ts";
import { transact } from "#platform/database/transact.ts";
import { setStanding } from "../accounts/set-standing.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "../http/actor.ts";
import { refuse } from "../http/refuse.ts";
import { readSettings } from "../settings/read-settings.ts";
import { holdPerson } from "./hold-person.ts";
import { findPerson } from "./queries.ts";
import { roleMail } from "./role-mail.ts";
import { toPerson } from "./to-person.ts";

type Input = { actor: Actor; id: string; change: RoleChange };

/** Gives an active person another role, on the version the decider saw, and tells the person. */
export async function changeRole(deps: Deps, { actor, id, change }: Input): Promise<Person> {
  const { role, version } = change;
  // Administrators are made by two (grants/decide-grant.ts).
  if (role === "admin") throw refuse("second_administrator_needed");
  const { teamEmail } = await readSettings(deps);
  return transact(deps.db, async (tx) => {
    const before = await holdPerson(tx, { actor, id, version });
    if (before.status !== "active" || before.role === role) throw refuse("conflict");
    await writeAudit(tx, {
      actorId: actor.id,
      action: "person.role",
      subjectType: "person",
      subjectId: id,
      before: { status: "active", role: before.role },
      after: { status: "active", role },
      now: deps.clock.now(),
    });
    if (before.email) {
      const { email: to, preferred_language: language } = before;
      await deps.mail.queue(
        tx,
        roleMail({ to, replyTo: teamEmail, role, language, publicUrl: deps.config.publicUrl }),
      );
    }
    await setStanding(tx, deps, { id, status: "active", role, reason: null });
    return toPerson((await findPerson(tx, id))!);
  });
}
