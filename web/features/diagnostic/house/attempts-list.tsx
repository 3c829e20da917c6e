import type { AttemptRow } from "#domain/diagnostic/attempts.ts";
import { houseDay } from "#domain/site/views.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay } from "#web/locale/format.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { Badge } from "#web/ui/badge.tsx";
import type { ListColumn } from "#web/ui/list/list-column.ts";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { said } from "../words.ts";
import { useAttempts } from "./questionnaires.ts";

/** Everybody who began; the address says what is shown. Visitors are leads. */
export function AttemptsList() {
  const place = useListPlace({
    filters: [
      {
        ...{ name: "kind", label: m.diagnostic_who(), look: "tabs", all: m.diagnostic_all() },
        values: [
          { value: "visitor", label: m.diagnostic_kind_visitors() },
          { value: "member", label: m.diagnostic_kind_members() },
        ],
      },
      {
        ...{ name: "state", label: m.diagnostic_state(), look: "select", all: m.diagnostic_all_states() },
        values: [
          { value: "finished", label: m.diagnostic_state_finished() },
          { value: "started", label: m.diagnostic_state_started() },
        ],
      },
    ],
    sorts: ["startedAt", "name"],
    sortOf: () => "-startedAt",
  });
  return (
    <MemberList
      id="diagnostics"
      caption={m.diagnostic_attempts()}
      searchLabel={m.diagnostic_attempts_search()}
      place={place}
      query={useAttempts(place.asked)}
      columns={columns()}
      row={{ id: ({ id }) => id, name: ({ name }) => name }}
      file="/api/admin/diagnostics"
      empty={<EmptyState title={m.diagnostic_attempts_none()} text={m.diagnostic_attempts_none_text()} />}
    />
  );
}

function columns(): ListColumn<AttemptRow>[] {
  return [
    { id: "name", header: m.diagnostic_name(), sort: "name", isShort: true, cell: ({ name }) => name },
    { id: "email", header: m.diagnostic_email(), phone: "below", cell: ({ email }) => email },
    {
      id: "state",
      header: m.diagnostic_state(),
      phone: "beside",
      cell: ({ state }) =>
        state === "finished" ? (
          <Badge tone="ok">{m.diagnostic_state_finished()}</Badge>
        ) : (
          <Badge>{m.diagnostic_state_started()}</Badge>
        ),
    },
    {
      id: "result",
      header: m.diagnostic_level(),
      phone: "below",
      cell: ({ level, overall, answered }) =>
        level && overall !== null ? `${said(level)}, ${overall}` : m.diagnostic_answers_so_far({ answered }),
    },
    { id: "source", header: m.diagnostic_source(), cell: ({ source }) => sourceName(source) },
    {
      id: "write",
      header: m.diagnostic_may_write(),
      cell: ({ mayWrite }) => (mayWrite ? m.diagnostic_yes() : m.diagnostic_no()),
    },
    {
      id: "started",
      header: m.diagnostic_started_at(),
      sort: "-startedAt",
      phone: "below",
      cell: ({ startedAt }) => formatCalendarDay(houseDay(new Date(startedAt))),
    },
  ];
}

/** Where somebody came from: the site, the portal, the short link they followed, or what else the address said. */
function sourceName(source: string): string {
  const [kind, code] = source.split(":");
  if (kind === "link" && code) return m.diagnostic_source_link({ code });
  if (kind === "portal") return m.diagnostic_source_portal();
  return kind === "site" ? m.diagnostic_source_site() : source;
}
