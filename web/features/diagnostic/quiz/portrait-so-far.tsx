import type { QuestionnaireContent } from "#domain/diagnostic/questionnaires.ts";
import { type Answers, scoreOf } from "#domain/diagnostic/scoring.ts";
import { m } from "#messages/messages.js";
import { Radar } from "../radar.tsx";
import { said } from "../words.ts";
import styles from "./quiz.module.css";

type PortraitProps = { content: QuestionnaireContent; answers: Answers };

/** The portrait that the answers given so far make. */
export function PortraitSoFar({ content, answers }: PortraitProps) {
  return (
    <aside className={styles.portrait}>
      <p className="caption">{m.diagnostic_portrait_so_far()}</p>
      <Radar
        caption={m.diagnostic_portrait_so_far()}
        dimensions={scoreOf(content, answers).dimensions.map(({ key, score }, at) => ({
          ...{ key, score, name: said(content.dimensions[at]!.name) },
        }))}
      />
      <p className={styles.portraitNote}>{m.diagnostic_portrait_note()}</p>
    </aside>
  );
}
