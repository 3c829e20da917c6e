import { Role } from "#domain/accounts/roles.ts";
import type { InviteState } from "#domain/invites/invite-state.ts";
import type { InviteExport } from "#domain/invites/invites.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import { roleName } from "../accounts/role-name.ts";
import type { Deps } from "../deps.ts";
import type { CsvColumn } from "../http/csv.ts";
import { csvAnswer } from "../http/csv-answer.ts";
import { findAllInvites, type InviteRow } from "./queries.ts";
import { stateOf } from "./to-invite.ts";

const stateNames = {
  valid: m.invites_tab_valid,
  expired: m.invites_tab_expired,
  used: m.invites_tab_used,
  revoked: m.invites_tab_revoked,
} satisfies Record<InviteState, unknown>;

/** The invitations that a question leaves, as a file in a language; never the secret of a link. */
export function exportInvites({ db, clock }: Pick<Deps, "db" | "clock">, query: InviteExport): Response {
  const { language } = query;
  const now = clock.now();
  const name = m.invites_file({}, { locale: language });
  return csvAnswer({
    name,
    language,
    columns: columnsIn(language, now),
    pages: findAllInvites(db, { query, now }),
  });
}

function columnsIn(locale: Language, now: Date): CsvColumn<InviteRow>[] {
  const heading = (word: (input: object, options: { locale: Language }) => string) => word({}, { locale });
  return [
    { heading: heading(m.people_person), value: ({ full_name }) => full_name },
    { heading: heading(m.people_email), value: ({ email }) => email },
    { heading: heading(m.people_role), value: ({ role }) => roleName(Role.parse(role), locale) },
    { heading: heading(m.invites_state), value: (row) => heading(stateNames[stateOf(row, now)]) },
    { heading: heading(m.invites_by), value: ({ host_name }) => host_name },
    { heading: heading(m.invites_sent_at), value: ({ sent_at }) => houseDay(sent_at) },
    { heading: heading(m.invites_expires_at), value: ({ expires_at }) => houseDay(expires_at) },
    { heading: heading(m.people_reason), value: ({ revoke_reason }) => revoke_reason },
  ];
}
