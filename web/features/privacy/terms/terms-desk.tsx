import { roles } from "#domain/accounts/roles.ts";
import { type AcceptedTerms, type TermsState, type TermsWay, termsStates } from "#domain/privacy/terms.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay, formatDateTime } from "#web/locale/format.ts";
import { roleName } from "#web/locale/role-name.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { CopyEmails } from "#web/ui/list/copy-emails.tsx";
import { type ListColumn, NOTHING } from "#web/ui/list/list-column.ts";
import type { ListQuestions } from "#web/ui/list/place/list-place.ts";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import styles from "../privacy.module.css";
import { useTerms } from "./terms.ts";

const stateNames: Record<TermsState, () => string> = {
  current: m.privacy_terms_state_current,
  missing: m.privacy_terms_state_missing,
  earlier: m.privacy_terms_state_earlier,
};
const wayNames: Record<TermsWay, () => string> = {
  sign_up: m.privacy_terms_way_sign_up,
  invitation: m.privacy_terms_way_invitation,
  profile: m.privacy_terms_way_profile,
};

/** Who accepted which version of the terms when, and who has not accepted the one that holds. */
export function TermsDesk() {
  const place = useListPlace(questions());
  return (
    <MemberList
      id="terms"
      caption={m.privacy_terms_title()}
      searchLabel={m.privacy_terms_search()}
      place={place}
      query={useTerms(place.asked)}
      file="/api/admin/terms"
      columns={columns()}
      row={{ id: ({ id }) => id, name: ({ fullName, email }) => fullName || (email ?? "") }}
      onSelected={(chosen) => <CopyEmails emails={chosen.flatMap(({ email }) => email ?? [])} />}
      empty={<EmptyState title={m.privacy_terms_none()} text={m.privacy_terms_none_text()} />}
    />
  );
}

function questions(): ListQuestions {
  return {
    filters: [
      {
        ...{ name: "state", label: m.privacy_terms_state(), look: "tabs", first: "current" },
        values: termsStates.map((value) => ({ value, label: stateNames[value]() })),
      },
      {
        ...{ name: "role", label: m.people_type(), look: "select", all: m.people_all_types() },
        values: roles.map((value) => ({ value, label: roleName(value) })),
      },
    ],
    sorts: ["fullName", "acceptedAt"],
    sortOf: () => "fullName",
  };
}

function columns(): ListColumn<AcceptedTerms>[] {
  return [
    {
      id: "who",
      header: m.people_person(),
      sort: "fullName",
      cell: ({ fullName, email }) => (
        <span className={styles.termsPerson}>
          <b>{fullName || email}</b>
          {fullName && <small>{email}</small>}
        </span>
      ),
    },
    {
      id: "role",
      header: m.people_role(),
      phone: "below",
      cell: ({ role }) => (role ? roleName(role) : NOTHING),
    },
    {
      id: "version",
      header: m.privacy_terms_version(),
      isNamed: true,
      phone: "below",
      cell: ({ version }) => (version ? formatCalendarDay(version) : NOTHING),
    },
    { id: "way", header: m.privacy_terms_way(), cell: ({ way }) => (way ? wayNames[way]() : NOTHING) },
    {
      id: "at",
      header: m.privacy_terms_at(),
      sort: "-acceptedAt",
      isNamed: true,
      phone: "below",
      cell: ({ acceptedAt }) => (acceptedAt ? formatDateTime(acceptedAt) : NOTHING),
    },
  ];
}
