import { daysLeft, PrivacyRequest, type PrivacyRequestQuery } from "#domain/privacy/privacy-desk.ts";
import type { Deps } from "../../deps.ts";
import { findRequests, type RequestRow } from "./queries.ts";

/** What people asked of their data, each with its clock, some at a time. */
export async function listRequests({ db, clock }: Pick<Deps, "db" | "clock">, query: PrivacyRequestQuery) {
  const { rows, ...list } = await findRequests(db, query);
  const now = clock.now();
  return { ...list, rows: rows.map((row) => toRequest(row, now)) };
}

/** A request as administrators see it. */
export function toRequest(row: RequestRow, now: Date): PrivacyRequest {
  return PrivacyRequest.parse({
    ...row,
    receivedAt: row.received_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    daysLeft: daysLeft(row.due_at, row.answered_at ?? now),
    answeredAt: row.answered_at?.toISOString() ?? null,
  });
}
