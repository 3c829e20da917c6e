import { useSearchParams } from "react-router";
import { facetCount } from "#domain/list/list.ts";
import type { Appeal, Report } from "#domain/timeline/moderation.ts";
import { m } from "#messages/messages.js";
import { formatCount, formatMoment } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { FilterTabs } from "#web/ui/filter-tabs.tsx";
import { LoadMore } from "#web/ui/list/load-more.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import styles from "../timeline.module.css";
import { partOf, reportNames } from "../words.ts";
import { DecideButtons } from "./decide-buttons.tsx";
import { useAppeals, useReports, type Waiting } from "./reports.ts";

const views = ["open", "appeals", "decided"] as const;
type View = (typeof views)[number];

/** What was reported and what authors object to, the longest waiting first. */
export function ReportsDesk() {
  const [params] = useSearchParams();
  const view: View = views.find((one) => one === params.get("show")) ?? "open";
  const names: Record<View, string> = {
    open: m.timeline_reports_tab_open(),
    appeals: m.timeline_reports_tab_appeals(),
    decided: m.timeline_reports_tab_decided(),
  };
  const counts = useCounts();
  const tabs = views.map((id) => ({ id, label: names[id], count: counts[id], to: `?show=${id}` }));
  return (
    <div className="work">
      <FilterTabs label={m.timeline_reports_title()} current={view} tabs={tabs} />
      {view === "appeals" ? <Appeals /> : <Reports key={view} state={view} />}
    </div>
  );
}

/** How many wait and were decided, in words; none before they are known. */
function useCounts(): Record<View, string> {
  const reports = useReports("open").data?.facets.state;
  const appeals = useAppeals().data?.facets.state;
  const of = (facet: typeof reports, state: Waiting) => (facet ? formatCount(facetCount(facet, state)) : "");
  return { open: of(reports, "open"), appeals: of(appeals, "open"), decided: of(reports, "decided") };
}

function Reports({ state }: { state: Waiting }) {
  const query = useReports(state);
  return (
    <QueryView query={query}>
      {({ rows }) => (
        <>
          {rows.length === 0 && (
            <EmptyState title={m.timeline_reports_none()} text={m.timeline_reports_none_text()} />
          )}
          <ul className={styles.cases}>
            {rows.map((report) => (
              <ReportRow key={report.id} report={report} />
            ))}
          </ul>
          <LoadMore
            hasMore={query.hasNextPage}
            isLoading={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
          />
        </>
      )}
    </QueryView>
  );
}

function ReportRow({ report }: { report: Report }) {
  const { kind, words, reporter, together, decision, reason, decidedBy, createdAt, decidedAt } = report;
  const decisions = {
    kept: m.timeline_decision_kept(),
    removed: m.timeline_decision_removed(),
    withdrawn: m.timeline_decision_withdrawn(),
  };
  return (
    <li>
      <p>
        <Badge tone={kind === "exposes_guest" ? "bad" : "warn"}>{reportNames[kind]()}</Badge>{" "}
        <span className="note">
          {m.timeline_reported_by({ name: reporter ?? m.timeline_somebody(), date: formatMoment(createdAt) })}
          {together > 1 && ` ${m.timeline_reported_together({ count: together })}`}
        </span>
      </p>
      {words && <p>“{words}”</p>}
      <Subject subject={report.subject} />
      {decision ? (
        <p className={styles.state}>
          {decisions[decision]}{" "}
          {decidedAt &&
            decidedBy &&
            m.timeline_decided_by({ name: decidedBy, date: formatMoment(decidedAt) })}{" "}
          {reason}
        </p>
      ) : (
        <DecideButtons id={report.id} />
      )}
    </li>
  );
}

function Appeals() {
  const query = useAppeals();
  return (
    <QueryView query={query}>
      {({ rows }) => (
        <>
          {rows.length === 0 && <EmptyState title={m.timeline_appeals_none()} />}
          <ul className={styles.cases}>
            {rows.map((appeal) => (
              <AppealRow key={appeal.id} appeal={appeal} />
            ))}
          </ul>
          <LoadMore
            hasMore={query.hasNextPage}
            isLoading={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
          />
        </>
      )}
    </QueryView>
  );
}

function AppealRow({ appeal }: { appeal: Appeal }) {
  const { subject, reason, removedBy, appeal: said, appealedAt } = appeal;
  return (
    <li>
      <p>
        <b>{subject.author.name}</b> <span className="note">{formatMoment(appealedAt)}</span>
      </p>
      <p>“{said}”</p>
      <Subject subject={subject} />
      <p className="note">{m.timeline_removed_by({ name: removedBy ?? m.timeline_somebody(), reason })}</p>
      <DecideButtons id={appeal.id} isAppeal />
    </li>
  );
}

/** What was said, with its pictures, whatever became of it. */
function Subject({ subject: { author, text, pictures, saidAt, state } }: { subject: Report["subject"] }) {
  return (
    <blockquote className={styles.subject}>
      <p>{text}</p>
      {pictures.map(({ url, alt }) => (
        <img key={url} src={url} alt={alt} loading="lazy" />
      ))}
      <footer className="note">
        {m.timeline_said_by({ name: author.name, part: partOf(author), date: formatMoment(saidAt) })}
        {state === "held" && ` ${m.timeline_is_held()}`}
      </footer>
    </blockquote>
  );
}
