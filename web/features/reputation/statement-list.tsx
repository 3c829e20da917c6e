import { MessageCircleQuestionMark } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { ruleKeys, sleepingRules } from "#domain/reputation/rules.ts";
import { type Entry, entryKinds, evidenceName } from "#domain/reputation/statement.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { formatCalendarDay, formatNumber } from "#web/locale/format.ts";
import { useHome } from "#web/portal/use-home.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import type { ListColumn } from "#web/ui/list/list-column.ts";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { AppealDialog } from "./appeal-dialog.tsx";
import styles from "./reputation.module.css";
import { useStatement } from "./reputation.ts";
import { entryName, evidencePlace, ruleName, shortDay, signed } from "./words.ts";

const kindNames: Record<(typeof entryKinds)[number], () => string> = {
  rule: m.reputation_kind_rule,
  correction: m.reputation_kind_correction,
  expiry: m.reputation_kind_expiry,
  opening: m.reputation_kind_opening,
};

/** Every entry of the reader's statement with its evidence; what they do not agree with, they say here. */
export function StatementList() {
  const [appealed, setAppealed] = useState<Entry | null>(null);
  const home = useHome();
  const place = useListPlace({
    filters: [
      {
        ...{ name: "kind", label: m.reputation_filter_kind(), look: "tabs", all: m.reputation_kind_all() },
        values: entryKinds.map((value) => ({ value, label: kindNames[value]() })),
      },
      {
        ...{ name: "rule", label: m.reputation_rule(), look: "select", all: m.reputation_rule_all() },
        values: ruleKeys
          .filter((key) => !sleepingRules.includes(key))
          .map((value) => ({ value, label: ruleName(value) })),
      },
    ],
    sorts: ["at"],
    sortOf: () => "-at",
  });
  return (
    <section className={styles.statement} aria-labelledby="statement">
      <h2 id="statement">{m.reputation_entries()}</h2>
      <MemberList
        id="statement"
        caption={m.reputation_entries()}
        searchLabel={m.reputation_search()}
        place={place}
        query={useStatement(place.asked)}
        columns={columns({ home, onAppeal: setAppealed })}
        row={{ id: ({ id }) => id, name: entryName }}
        file="/api/reputation/entries"
        empty={<EmptyState title={m.reputation_nothing_found()} />}
      />
      {appealed && <AppealDialog entry={appealed} onClose={() => setAppealed(null)} />}
    </section>
  );
}

type Tools = { home: string; onAppeal: (entry: Entry) => void };

function columns({ home, onAppeal }: Tools): ListColumn<Entry>[] {
  return [
    { id: "what", header: m.reputation_what(), cell: (entry) => <What entry={entry} /> },
    {
      id: "at",
      header: m.reputation_when(),
      sort: "at",
      phone: "below",
      cell: ({ at }) => <span className={styles.day}>{shortDay(at)}</span>,
    },
    {
      ...{ id: "evidence", header: m.reputation_evidence(), phone: "below" },
      cell: (entry) => <Proof entry={entry} home={home} />,
    },
    {
      ...{ id: "points", header: m.reputation_points(), isNumeric: true, phone: "beside" },
      cell: ({ points, correctedTo }) => (
        <b
          className={styles.points}
          data-sign={Math.sign(points)}
          data-struck={correctedTo !== null || undefined}
        >
          {signed(points)}
        </b>
      ),
    },
    {
      ...{ id: "balance", header: m.reputation_balance(), isNumeric: true },
      cell: ({ balance }) => formatNumber(balance),
    },
    {
      ...{ id: "appeal", header: m.reputation_appeal(), phone: "across" },
      cell: (entry) =>
        entry.canAppeal && (
          <Button look="quiet" size="small" onClick={() => onAppeal(entry)}>
            <MessageCircleQuestionMark size={15} strokeWidth={1.4} aria-hidden="true" />
            <span className="sr-only">{m.reputation_appeal_of({ entry: entryName(entry) })}</span>
            <span className={styles.onPhone} aria-hidden="true">
              {m.reputation_appeal()}
            </span>
          </Button>
        ),
    },
  ];
}

function What({ entry }: { entry: Entry }) {
  const { kind, asked, points, correctedTo, words, appeal } = entry;
  return (
    <span className={styles.what} data-kind={kind}>
      <span>{entryName(entry)}</span>
      {kind === "rule" && points < asked && <small>{m.reputation_by_cap({ asked: signed(asked) })}</small>}
      {correctedTo !== null && <small>{m.reputation_now_counts({ points: signed(correctedTo) })}</small>}
      {words && <small>{words}</small>}
      {appeal && <AppealState appeal={appeal} />}
    </span>
  );
}

function AppealState({ appeal: { state, dueOn, answer } }: { appeal: NonNullable<Entry["appeal"]> }) {
  if (state === "waiting") {
    return (
      <small className={styles.appeal}>
        <Badge tone="info">{m.reputation_appeal_waiting()}</Badge>
        {m.reputation_appeal_due({ day: formatCalendarDay(dueOn) })}
      </small>
    );
  }
  const isGranted = state === "granted";
  return (
    <small className={styles.appeal}>
      <Badge tone={isGranted ? "ok" : "neutral"}>
        {isGranted ? m.reputation_appeal_granted() : m.reputation_appeal_denied()}
      </Badge>
      {answer}
    </small>
  );
}

function Proof({ entry, home }: { entry: Entry; home: string }) {
  const { kind, evidence } = entry;
  if (!evidence) return kind === "opening" ? m.reputation_opening_proof() : null;
  const name = evidenceName(entry, getLocale());
  if (name === null) return m.reputation_evidence_gone();
  return (
    <Link className="text-link touch-target" to={`${home}/${evidencePlace(evidence)}`}>
      {name}
    </Link>
  );
}
