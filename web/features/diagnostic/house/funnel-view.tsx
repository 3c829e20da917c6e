import { m } from "#messages/messages.js";
import { formatNumber } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { said } from "../words.ts";
import styles from "./house.module.css";
import { useFunnel } from "./questionnaires.ts";

/** Where people stop: each question with how many came to it, and how many went no further. */
export function FunnelView({ id }: { id: string }) {
  return (
    <QueryView query={useFunnel(id)} lines={6}>
      {({ number, started, finished, questions }) =>
        started === 0 ? (
          <EmptyState title={m.diagnostic_funnel_none()} />
        ) : (
          <div className={styles.funnel}>
            <p>
              {m.diagnostic_version_line({ version: number })}{" "}
              {m.diagnostic_funnel_head({ started: started, finished: finished })}
            </p>
            <table>
              <thead>
                <tr>
                  <th scope="col">{m.diagnostic_question()}</th>
                  <th scope="col">{m.diagnostic_reached()}</th>
                  <th scope="col">{m.diagnostic_answered()}</th>
                  <th scope="col">{m.diagnostic_skipped_count()}</th>
                  <th scope="col">{m.diagnostic_stopped()}</th>
                </tr>
              </thead>
              <tbody>
                {questions.map(({ key, text, reached, answered, skipped, stopped }) => (
                  <tr key={key}>
                    <th scope="row">
                      {said(text)}
                      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                        <line x1="0" y1="2" x2={(reached / started) * 100} y2="2" />
                      </svg>
                    </th>
                    <td>{formatNumber(reached)}</td>
                    <td>{formatNumber(answered)}</td>
                    <td>{formatNumber(skipped)}</td>
                    <td data-stopped={stopped > 0 ? "" : undefined}>{formatNumber(stopped)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )
      }
    </QueryView>
  );
}
