import type { Contact, Statement, StatementKind } from "#domain/statements/statements.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../audit/write-audit.ts";
import { noteChase } from "../commissions/note-chase.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { refuse } from "../http/refuse.ts";
import { findRungs, holdStatement, insertLog, updateReleased } from "./queries.ts";
import { readStatement } from "./read-statements.ts";

type Input = { id: string; version: number; actorId: string; once: Once };

/** Releases a statement as it was read: from then on its payee or hotel reads it, and it never changes. */
export async function releaseStatement(
  deps: Deps,
  { id, version, actorId, once }: Input,
): Promise<Statement> {
  return runOnce(deps.db, once, async (tx) => {
    const row = await holdStatement(tx, id);
    if (!row) throw refuse("not_found");
    if (row.version !== version) throw refuse("conflict");
    if (row.state !== "prepared") throw refuse("statement_released");
    const at = deps.clock.now();
    await updateReleased(tx, { id, at });
    await insertLog(tx, { statement_id: id, kind: "released", actor_id: actorId, at });
    for (const commissionId of await findRungs(tx, id)) await noteChase(tx, { commissionId, actorId, at });
    await writeAudit(tx, {
      ...{ actorId, action: "statement.released", subjectType: "statement", subjectId: id },
      ...{ after: { kind: row.kind, subjectId: row.subject_id, month: row.month, rung: row.rung }, now: at },
    });
    const data = { statementId: id, statement: row.kind as StatementKind, subjectId: row.subject_id };
    await recordFacts(tx, deps, [{ kind: "statement_released", cause: id, actorId, data }]);
    return readStatement(tx, id);
  });
}

type Noted = { id: string; contact: Contact; actorId: string; once: Once };

/** The account manager called the hotel or wrote to its owner: what was said stays with the statement. */
export async function noteContact(deps: Deps, { id, contact, actorId, once }: Noted): Promise<Statement> {
  return runOnce(deps.db, once, async (tx) => {
    const row = await holdStatement(tx, id);
    if (!row) throw refuse("not_found");
    const at = deps.clock.now();
    await insertLog(tx, { statement_id: id, kind: contact.kind, actor_id: actorId, note: contact.note, at });
    await writeAudit(tx, {
      ...{ actorId, action: "statement.noted", subjectType: "statement", subjectId: id },
      ...{ after: { kind: contact.kind }, now: at },
    });
    return readStatement(tx, id);
  });
}
