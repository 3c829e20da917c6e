import { normaliseRole, type Role } from "#domain/accounts/roles.ts";
import { AccountStatus, statusBlocker } from "#domain/accounts/status.ts";
import type { Person, StatusChange } from "#domain/people/people.ts";
import { transact } from "#platform/database/transact.ts";
import { setStanding } from "../accounts/set-standing.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import type { Actor } from "../http/actor.ts";
import { refuse } from "../http/refuse.ts";
import { readSettings } from "../settings/read-settings.ts";
import { holdPerson } from "./hold-person.ts";
import { findPerson } from "./queries.ts";
import { statusMail } from "./status-mail.ts";
import { toPerson } from "./to-person.ts";

type Input = { actor: Actor; id: string; change: StatusChange };

/** Approves, rejects, suspends or reactivates a person, on the version the decider saw, and tells the person. */
export async function changeStatus(deps: Deps, { actor, id, change }: Input): Promise<Person> {
  const { teamEmail } = await readSettings(deps);
  return transact(deps.db, async (tx) => {
    const before = await holdPerson(tx, { actor, id, version: change.version });
    const from = AccountStatus.parse(before.status);
    const { to, reason = null } = change;
    const blocker = statusBlocker({ from, to, reason });
    if (blocker === "validation_failed") throw refuse(blocker, { fields: { reason: "required" } });
    if (blocker) throw refuse(blocker);
    const role = roleAfter({ from, granted: normaliseRole(before.role), chosen: change.role });
    if (to === "active" && role === "admin" && before.role !== "admin") {
      throw refuse("second_administrator_needed");
    }
    if (to === "active" && !role) throw refuse("validation_failed", { fields: { role: "required" } });

    await writeAudit(tx, {
      actorId: actor.id,
      action: `person.${to}`,
      subjectType: "person",
      subjectId: id,
      before: { status: from, role: before.role },
      after: { status: to, role: to === "active" ? role : before.role },
      reason,
      now: deps.clock.now(),
    });
    const { email, full_name: name, preferred_language: language } = before;
    if (email) {
      const words = { from, to, reason, name, language, publicUrl: deps.config.publicUrl };
      await deps.mail.queue(tx, statusMail({ to: email, replyTo: teamEmail, words }));
    }
    await setStanding(
      tx,
      deps,
      to === "active" ? { id, status: to, role: role!, reason } : { id, status: to, reason },
    );
    if (to === "active" && from !== "suspended") {
      const data = { userId: id, role: role! };
      await recordFacts(tx, deps, [{ kind: "account_welcomed", cause: id, data, actorId: actor.id }]);
    }
    return toPerson((await findPerson(tx, id))!);
  });
}

/** Who comes back from a suspension comes back as what they were. */
function roleAfter({
  from,
  granted,
  chosen,
}: {
  from: AccountStatus;
  granted: Role | null;
  chosen: Role | undefined;
}) {
  return from === "suspended" ? (granted ?? chosen) : (chosen ?? granted);
}
