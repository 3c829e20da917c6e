import type { AttemptResult, OwnDiagnostics } from "#domain/diagnostic/attempts.ts";
import { m } from "#messages/messages.js";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { sitePath } from "#web/site/site-path.ts";
import { Radar } from "../radar.tsx";
import { longDay, said } from "../words.ts";
import { useOwnDiagnostics } from "./own-diagnostics.ts";
import styles from "./own-panel.module.css";

/** The portrait of the last result, with the one before and a group of five or more; an open attempt goes on from here. */
export function OwnPanel() {
  return (
    <section aria-labelledby="portrait" className={styles.panel}>
      <h2 id="portrait">{m.diagnostic_title()}</h2>
      <QueryView query={useOwnDiagnostics()} lines={4}>
        {(own) => <Portrait own={own} />}
      </QueryView>
    </section>
  );
}

function Portrait({ own }: { own: OwnDiagnostics }) {
  const { attempts, dimensions, levels, changes, group, retestOn } = own;
  const [last, before] = attempts.filter(({ state }) => state === "finished");
  const open = attempts.find(({ state }) => state === "started");
  const scoreIn = (result: AttemptResult | null | undefined, key: string) =>
    result?.dimensions.find((each) => each.key === key)?.score ?? null;
  const level = levels.find(({ key }) => key === last?.result?.level);
  const moved = changes.filter(({ change }) => change !== null && change !== 0);
  return (
    <>
      {last && (
        <>
          <Radar
            caption={m.diagnostic_portrait()}
            dimensions={dimensions.map(({ key, name }) => ({
              ...{ key, name: said(name), score: scoreIn(last.result, key) },
              before: before ? scoreIn(before.result, key) : undefined,
              group: group.find((each) => each.key === key)?.mean,
            }))}
          />
          <p>
            {level && `${said(level.name)}, `}
            {last.result?.overall !== null && m.diagnostic_overall_line({ score: last.result?.overall ?? 0 })}
          </p>
          {moved.length > 0 && (
            <p>
              {moved
                .map(({ key, change }) => {
                  const name = said(dimensions.find((each) => each.key === key)!.name);
                  return change! > 0
                    ? m.diagnostic_rose({ name, by: change! })
                    : m.diagnostic_fell({ name, by: -change! });
                })
                .join(" ")}
            </p>
          )}
          {retestOn && <p>{m.diagnostic_retest({ day: longDay(retestOn) })}</p>}
          <a
            className="text-link touch-target"
            href={sitePath(`/diagnostico-pdi/obrigado?link=${last.token}`)}
          >
            {m.diagnostic_open_result()}
          </a>
        </>
      )}
      {open && (
        <p>
          {m.diagnostic_half_way({ answered: open.answered, questions: open.questions })}{" "}
          <a className="text-link touch-target" href={sitePath(`/diagnostico-pdi/quiz/${open.token}`)}>
            {m.diagnostic_go_on()}
          </a>
        </p>
      )}
      {!last && !open && (
        <p>
          {m.diagnostic_none_yet()}{" "}
          <a className="text-link touch-target" href={sitePath("/diagnostico-pdi")}>
            {m.diagnostic_begin()}
          </a>
        </p>
      )}
    </>
  );
}
