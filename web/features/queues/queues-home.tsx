import type { ReactNode } from "react";
import { m } from "#messages/messages.js";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { QueueBoard } from "./queue-board.tsx";
import { boardWords } from "./queue-words.ts";
import styles from "./queues.module.css";
import { useQueues, useTrends } from "./queues.ts";
import { TrendChart } from "./trend-chart.tsx";

/** What waits for the team, and under it how the last weeks went. */
export function QueuesHome({ head }: { head: (text: ReactNode) => ReactNode }) {
  const queues = useQueues();
  const trends = useTrends();
  return (
    <>
      {head(queues.data ? boardWords(queues.data.queues) : <HeldLine />)}
      <div className={styles.boardPlace}>
        <QueryView query={queues} lines={9}>
          {(board) => <QueueBoard queues={board.queues} />}
        </QueryView>
      </div>
      <section className={styles.trends} aria-labelledby="trends">
        <h2 id="trends">{m.queues_trends()}</h2>
        <p className="note">{m.queues_trends_lead()}</p>
        <QueryView query={trends} lines={6}>
          {(board) => (
            <div className={styles.trendGrid}>
              {board.trends.map((trend) => (
                <TrendChart key={trend.id} trend={trend} weeks={board.weeks} />
              ))}
            </div>
          )}
        </QueryView>
      </section>
    </>
  );
}

/** The place of the sentence until it is known, so that nothing moves when it comes. */
function HeldLine() {
  return (
    <span className={styles.held} aria-hidden="true">
      {m.queues_summary_clear()}
    </span>
  );
}
