import { m } from "#messages/messages.js";
import { formatCalendarDay, formatNumber } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useOwnLink, useResults } from "../marketing.ts";
import styles from "./campaign.module.css";
import { ClicksChart } from "./clicks-chart.tsx";
import { CopyButton } from "./copy-button.tsx";

/** The reader's own link, and what it brought day by day. */
export function LinkSection({ id }: { id: string }) {
  const link = useOwnLink(id).data;
  const results = useResults(id);
  const days = results.data?.days;
  return (
    <section className={styles.block} aria-labelledby="own-link">
      <div className={styles.blockHead}>
        <h2 id="own-link">{m.marketing_your_link()}</h2>
        {days && (
          <span className="note">
            {m.marketing_days({
              from: formatCalendarDay(days[0]!.day),
              until: formatCalendarDay(days.at(-1)!.day),
            })}
          </span>
        )}
      </div>
      {link && (
        <div className={styles.link}>
          <code>{link.urls.link.replace(/^https?:\/\//, "")}</code>
          <CopyButton text={link.urls.link} size="small" />
        </div>
      )}
      <QueryView query={results} lines={5}>
        {(brought) => (
          <>
            <ClicksChart results={brought} />
            <dl className={styles.figures}>
              <div>
                <dt>{m.marketing_clicks()}</dt>
                <dd>{formatNumber(brought.clicks)}</dd>
              </div>
              <div>
                <dt>{m.marketing_leads()}</dt>
                <dd>{formatNumber(brought.leads)}</dd>
              </div>
              <div>
                <dt>{m.marketing_bookings()}</dt>
                <dd>{formatNumber(brought.bookings)}</dd>
              </div>
            </dl>
            <p className="note">{m.marketing_counted()}</p>
          </>
        )}
      </QueryView>
    </section>
  );
}
