import { randomUUID } from "node:crypto";
import {
  answerDue,
  type IncidentChange,
  type IncidentRegister,
  type NewIncident,
  type NewPrivacyRequest,
  type PrivacyAnswer,
  type PrivacyRequest,
} from "#domain/privacy/privacy-desk.ts";
import { transact } from "#platform/database/transact.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { toRequest } from "./list-requests.ts";
import {
  answerRequest,
  findRequest,
  insertIncident,
  insertRequest,
  lockIncident,
  lockRequest,
  updateIncident,
} from "./queries.ts";
import { readIncidents, toIncident } from "./read-incidents.ts";

type Needed = Pick<Deps, "db" | "clock">;

/** Writes down what somebody asks of their data; from then on its clock runs. */
export async function addRequest(
  { db, clock }: Needed,
  { actor, request, once }: { actor: Actor; request: NewPrivacyRequest; once: Once },
): Promise<PrivacyRequest> {
  return runOnce(db, once, async (tx) => {
    const { kind, email, note } = request;
    const [id, received] = [randomUUID(), new Date(request.receivedAt)];
    const now = clock.now();
    if (received > now) throw refuse("validation_failed", { fields: { receivedAt: "invalid" } });
    await insertRequest(tx, { id, kind, email, note, received_at: received, due_at: answerDue(received) });
    await writeAudit(tx, {
      ...{
        actorId: actor.id,
        action: "privacy_request.noted",
        subjectType: "privacy_request",
        subjectId: id,
      },
      ...{ after: { kind, receivedAt: request.receivedAt }, now },
    });
    return toRequest((await findRequest(tx, id))!, now);
  });
}

/** Answers it or refuses it, with what was said. */
export async function answer(
  { db, clock }: Needed,
  { actor, id, answer: given }: { actor: Actor; id: string; answer: PrivacyAnswer },
): Promise<PrivacyRequest> {
  return transact(db, async (tx) => {
    const row = await lockRequest(tx, id);
    if (!row) throw refuse("not_found");
    const now = clock.now();
    if (row.version !== given.version || row.state !== "open")
      throw refuse("conflict", { current: toRequest(row, now) });
    await answerRequest(tx, { id, state: given.state, answer: given.answer, by: actor.id, now });
    await writeAudit(tx, {
      ...{
        actorId: actor.id,
        action: "privacy_request.answered",
        subjectType: "privacy_request",
        subjectId: id,
      },
      ...{ before: { state: row.state }, after: { state: given.state }, now },
    });
    return toRequest((await findRequest(tx, id))!, now);
  });
}

/** Puts an incident into the register. */
export async function addIncident(
  { db, clock }: Needed,
  { actor, incident, once }: { actor: Actor; incident: NewIncident; once: Once },
): Promise<IncidentRegister> {
  return runOnce(db, once, async (tx) => {
    const id = randomUUID();
    await insertIncident(tx, id, incident);
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "incident.recorded", subjectType: "incident", subjectId: id },
      ...{ after: incident, now: clock.now() },
    });
    return readIncidents({ db: tx });
  });
}

/** Writes on in the register: what was done, who was told, that it is over. */
export async function changeIncident(
  { db, clock }: Needed,
  { actor, id, change: { version, ...incident } }: { actor: Actor; id: string; change: IncidentChange },
): Promise<IncidentRegister> {
  return transact(db, async (tx) => {
    const row = await lockIncident(tx, id);
    if (!row) throw refuse("not_found");
    if (row.version !== version) throw refuse("conflict", { current: await readIncidents({ db: tx }) });
    await updateIncident(tx, id, incident);
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "incident.changed", subjectType: "incident", subjectId: id },
      ...{ before: toIncident(row), after: incident, now: clock.now() },
    });
    return readIncidents({ db: tx });
  });
}
