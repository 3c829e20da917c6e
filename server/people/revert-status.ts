import { normaliseRole } from "#domain/accounts/roles.ts";
import { AccountStatus, statusBlocker } from "#domain/accounts/status.ts";
import { setStanding } from "../accounts/set-standing.ts";
import { blocked, type Revert } from "../audit/revert.ts";
import type { Deps } from "../deps.ts";
import { readSettings } from "../settings/read-settings.ts";
import { holdPerson } from "./hold-person.ts";
import { findPerson } from "./queries.ts";
import { statusMail } from "./status-mail.ts";

const statusOf = (kept: unknown) => AccountStatus.parse((kept as { status: string }).status);
/** Nobody goes back to waiting. */
const Returned = AccountStatus.exclude(["pending"]);

/** A suspension or a return from one is taken back, where the ways between statuses allow it; the person is told. */
export const revertStatus: Revert<Deps> = {
  actions: ["person.suspended", "person.active"],
  outlook: async ({ db }, { subjectId, before, after }) => {
    const person = await findPerson(db, subjectId);
    if (!person) return blocked("gone");
    if (person.status !== statusOf(after)) return blocked("changed_since");
    const [from, to] = [statusOf(after), statusOf(before)];
    if (statusBlocker({ from, to, reason: "." })) return blocked("not_allowed");
    const changes = [{ field: "status", before: from, after: to }];
    return { blocker: null, changes, told: person.email ? 1 : 0, isPublic: false };
  },
  apply: async (tx, deps, { actor, act, reason }) => {
    const { version } = (await findPerson(tx, act.subjectId))!;
    const person = await holdPerson(tx, { actor, id: act.subjectId, version });
    const [from, to] = [statusOf(act.after), Returned.parse(statusOf(act.before))];
    const { teamEmail } = await readSettings({ ...deps, db: tx });
    const { email, full_name: name, preferred_language: language } = person;
    if (email) {
      const words = { from, to, reason, name, language, publicUrl: deps.config.publicUrl };
      await deps.mail.queue(tx, statusMail({ to: email, replyTo: teamEmail, words }));
    }
    const role = normaliseRole(person.role);
    const id = act.subjectId;
    await setStanding(
      tx,
      deps,
      to === "active" && role ? { id, status: to, role, reason } : { id, status: to as "suspended", reason },
    );
  },
};
