import { Link, useSearchParams } from "react-router";
import { Span, spans } from "#domain/insights/chart.ts";
import { m } from "#messages/messages.js";
import { FarolView } from "#web/features/insights/farol-view.tsx";
import styles from "#web/features/insights/insights.module.css";
import { useFarol } from "#web/features/insights/insights.ts";
import { PageHead } from "#web/portal/page-head.tsx";
import { QueryView } from "#web/session/queries/query-view.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.menu_insights() }) }];

const names = { "90": m.insights_span_90, "365": m.insights_span_365, all: m.insights_span_all };

/** What the reader's own figures say, over the span the address names. */
export default function InsightsPage() {
  const [asked] = useSearchParams();
  const span = Span.catch("365").parse(asked.get("span"));
  const spanLinks = (
    <nav className={styles.spans} aria-label={m.insights_span()}>
      {spans.map((each) => (
        <Link
          key={each}
          to={`?span=${each}`}
          aria-current={each === span ? "page" : undefined}
          preventScrollReset
        >
          {names[each]()}
        </Link>
      ))}
    </nav>
  );
  return (
    <>
      <PageHead title={m.menu_insights()} text={m.insights_lead()} actions={spanLinks} />
      <QueryView query={useFarol(span)} lines={12}>
        {(farol) => <FarolView farol={farol} span={span} />}
      </QueryView>
    </>
  );
}
