import {
  daysLeft,
  PrivacyRequest,
  type PrivacyRequestExport,
  type PrivacyRequestQuery,
  type RequestKind,
  type RequestState,
} from "#domain/privacy/privacy-desk.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import type { Deps } from "../../deps.ts";
import type { CsvColumn } from "../../http/csv.ts";
import { csvAnswer } from "../../http/csv-answer.ts";
import { findAllRequests, findRequests, type RequestRow } from "./queries.ts";

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

/** The same as a file in a language. */
export function exportRequests({ db }: Pick<Deps, "db">, query: PrivacyRequestExport): Response {
  const { language } = query;
  return csvAnswer({
    name: m.privacy_requests_file({}, { locale: language }),
    language,
    columns: columnsIn(language),
    pages: findAllRequests(db, query),
  });
}

const kinds: Record<RequestKind, typeof m.privacy_kind_access> = {
  access: m.privacy_kind_access,
  correction: m.privacy_kind_correction,
  erasure: m.privacy_kind_erasure,
  portability: m.privacy_kind_portability,
  information: m.privacy_kind_information,
  opposition: m.privacy_kind_opposition,
};
const states: Record<RequestState, typeof m.privacy_state_open> = {
  open: m.privacy_state_open,
  answered: m.privacy_state_answered,
  refused: m.privacy_state_refused,
};

function columnsIn(locale: Language): CsvColumn<RequestRow>[] {
  const say = (word: (input: object, options: { locale: Language }) => string) => word({}, { locale });
  const day = (at: Date | null) => (at ? houseDay(at) : "");
  return [
    { heading: say(m.privacy_request_email), value: ({ email }) => email },
    { heading: say(m.privacy_request_kind), value: ({ kind }) => say(kinds[kind as RequestKind]) },
    { heading: say(m.privacy_request_note), value: ({ note }) => note },
    { heading: say(m.privacy_request_state), value: ({ state }) => say(states[state as RequestState]) },
    { heading: say(m.privacy_request_received), value: ({ received_at }) => day(received_at) },
    { heading: say(m.privacy_due), value: ({ due_at }) => day(due_at) },
    { heading: say(m.privacy_answered_at), value: ({ answered_at }) => day(answered_at) },
    { heading: say(m.privacy_answer_text), value: ({ answer }) => answer },
  ];
}
