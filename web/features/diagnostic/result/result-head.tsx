import type { Attempt, AttemptResult } from "#domain/diagnostic/attempts.ts";
import { levelAbove } from "#domain/diagnostic/scoring.ts";
import { m } from "#messages/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import { Radar } from "../radar.tsx";
import { longDay, said } from "../words.ts";
import { dimensionOf, scoreIn } from "./dimensions.ts";
import styles from "./result.module.css";

type HeadProps = { attempt: Attempt; result: AttemptResult };

/** Where somebody stands: in a sentence, by level, and as a portrait. */
export function ResultHead({ attempt, result }: HeadProps) {
  const { content, firstName, before, group } = attempt;
  const level = content.levels.find(({ key }) => key === result.level);
  const [strength] = result.strengths;
  const [gap] = result.gaps;
  return (
    <div className={classNames("wrap", "grid-12", styles.head)}>
      <div className={styles.words}>
        <p className="caption">{m.diagnostic_of({ name: firstName, day: longDay(result.finishedOn) })}</p>
        <h1 className="d2">
          {strength && gap
            ? m.diagnostic_result_heading({
                strength: said(dimensionOf(content, strength).name),
                gap: said(dimensionOf(content, gap).name),
              })
            : m.diagnostic_result_plain()}
        </h1>
        <p className="lead">{level ? said(level.sentence) : m.diagnostic_unmeasured_text()}</p>
        <LevelFacts {...{ content, result }} />
      </div>
      <div className={styles.portrait}>
        <Radar
          hasFigures
          caption={m.diagnostic_portrait()}
          dimensions={result.dimensions.map(({ key, score }) => ({
            ...{ key, score, name: said(dimensionOf(content, key).name) },
            before: before ? scoreIn(before, key) : undefined,
            group: group.find((each) => each.key === key)?.mean,
          }))}
        />
      </div>
    </div>
  );
}

function LevelFacts({ content, result }: Pick<Attempt, "content"> & Pick<HeadProps, "result">) {
  const level = content.levels.find(({ key }) => key === result.level);
  const above = result.overall === null ? undefined : levelAbove(content.levels, result.overall);
  return (
    <dl className={styles.level}>
      <div>
        <dt>{m.diagnostic_level()}</dt>
        <dd>{level ? said(level.name) : m.diagnostic_unmeasured()}</dd>
      </div>
      {result.overall !== null && (
        <div>
          <dt>{m.diagnostic_mean()}</dt>
          <dd>
            {result.overall} <small>{m.diagnostic_of_hundred()}</small>
          </dd>
        </div>
      )}
      {above && (
        <div>
          <dt>{m.diagnostic_next_level()}</dt>
          <dd>
            {said(above.name)}, <small>{m.diagnostic_at({ from: above.from })}</small>
          </dd>
        </div>
      )}
    </dl>
  );
}
