import { normaliseRole, type Role } from "#domain/accounts/roles.ts";
import { AccountStatus, statusBlocker } from "#domain/accounts/status.ts";
import type { Person, StatusChange } from "#domain/people/people.ts";
import type { Tx } from "#platform/database/database.ts";
import { setStanding } from "../accounts/set-standing.ts";
import { welcome } from "../accounts/welcome.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "../http/actor.ts";
import { refuse } from "../http/refuse.ts";
import { readSettings } from "../settings/read-settings.ts";
import { findPerson, lockProfiles, type PersonRow } from "./queries.ts";
import { statusMail } from "./status-mail.ts";
import { toPerson } from "./to-person.ts";

type Input = { actor: Actor; id: string; change: StatusChange };

/** Approves, rejects, suspends or reactivates a person, on the version the decider saw, and tells the person. */
export async function changeStatus(deps: Deps, { actor, id, change }: Input): Promise<Person> {
  if (actor.id === id) throw refuse("forbidden");
  const { teamEmail } = await readSettings(deps);
  return deps.db.transaction().execute(async (tx) => {
    const before = await holdPerson(tx, { actor, id, version: change.version });
    const from = AccountStatus.parse(before.status);
    const { to, reason = null } = change;
    const blocker = statusBlocker({ from, to, reason });
    if (blocker === "validation_failed") throw refuse(blocker, { fields: { reason: "required" } });
    if (blocker) throw refuse(blocker);
    const role = roleAfter({ from, granted: normaliseRole(before.role), chosen: change.role });
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
    if (to === "active" && from !== "suspended") await welcome(tx, deps, { id, role: role! });
    return toPerson((await findPerson(tx, id))!);
  });
}

/** The person as nobody else can change them until the transaction ends; the decider must still be one. */
async function holdPerson(
  tx: Tx,
  { actor, id, version }: { actor: Actor; id: string; version: number },
): Promise<PersonRow> {
  const held = await lockProfiles(tx, [actor.id, id]);
  if (held.find((profile) => profile.id === actor.id)?.status !== "active")
    throw refuse("account_not_active");
  const person = await findPerson(tx, id);
  if (!person) throw refuse("not_found");
  if (person.version !== version) throw refuse("conflict");
  return person;
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
