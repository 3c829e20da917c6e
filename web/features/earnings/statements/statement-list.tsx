import { type StatementSummary, statementKinds, statementStates } from "#domain/statements/statements.ts";
import { m } from "#messages/messages.js";
import { formatDate, formatMoney, formatMonth } from "#web/locale/format.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { type ListColumn, NOTHING } from "#web/ui/list/list-column.ts";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { useStatements } from "./statements.ts";

const stateNames = { prepared: m.statements_state_prepared, released: m.statements_state_released };
const kindNames = { payee: m.statements_kind_payee, hotel: m.statements_kind_hotel };

/** What a statement is about, in a few words. */
export function aboutOf({ month, rung }: Pick<StatementSummary, "month" | "rung">): string {
  return month ? formatMonth(month) : m.statements_rung({ days: rung ?? 0 });
}

/** What a statement comes to; a dash where nothing came. */
export function sumText(sums: StatementSummary["sums"]): string {
  const some = sums.filter(({ amount }) => amount !== 0);
  return some.map(({ amount, currency }) => formatMoney(amount, currency)).join(" · ") || NOTHING;
}

/** Statements of sellers' months and of what hotels are late with; those that wait come first. */
export function StatementsList() {
  const place = useListPlace({
    filters: [
      {
        ...{ name: "state", label: m.earnings_state(), look: "tabs", all: m.payouts_all() },
        values: statementStates.map((value) => ({ value, label: stateNames[value]() })),
      },
      {
        ...{ name: "kind", label: m.statements_kind(), look: "select", all: m.statements_kind_all() },
        values: statementKinds.map((value) => ({ value, label: kindNames[value]() })),
      },
    ],
    sorts: ["preparedAt"],
    sortOf: () => "-preparedAt",
  });
  return (
    <MemberList
      id="statements"
      file="/api/admin/statements"
      caption={m.statements_titles()}
      searchLabel={m.statements_search()}
      place={place}
      query={useStatements(place.asked)}
      columns={columns()}
      row={{
        id: ({ id }) => id,
        name: ({ subject }) => subject.name,
        opens: { address: ({ id }) => `/admin/commissions/statements/${id}` },
      }}
      empty={<EmptyState title={m.statements_none()} text={m.statements_none_text()} />}
    />
  );
}

const columns = (): ListColumn<StatementSummary>[] => [
  { id: "subject", header: m.statements_subject(), cell: ({ subject }) => <b>{subject.name}</b> },
  { id: "about", header: m.statements_about(), phone: "below", cell: (statement) => aboutOf(statement) },
  { id: "lines", header: m.statements_lines(), isNumeric: true, cell: ({ lines }) => lines },
  {
    id: "sums",
    header: m.statements_sum(),
    isNumeric: true,
    phone: "below",
    cell: ({ sums }) => sumText(sums),
  },
  {
    id: "state",
    header: m.earnings_state(),
    phone: "beside",
    cell: ({ state }) => <Badge tone={state === "released" ? "ok" : "warn"}>{stateNames[state]()}</Badge>,
  },
  {
    id: "preparedAt",
    header: m.payouts_prepared(),
    sort: "preparedAt",
    cell: ({ preparedAt }) => formatDate(preparedAt),
  },
];
