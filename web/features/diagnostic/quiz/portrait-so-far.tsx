import type { Attempt } from "#domain/diagnostic/attempts.ts";
import { m } from "#messages/messages.js";
import { Radar } from "../radar.tsx";
import { said } from "../words.ts";
import styles from "./quiz.module.css";

type PortraitProps = Pick<Attempt, "content" | "soFar">;

/** The portrait that the answers given so far make, as the server, which knows their worth, reckons it. */
export function PortraitSoFar({ content, soFar }: PortraitProps) {
  return (
    <aside className={styles.portrait}>
      <p className="caption">{m.diagnostic_portrait_so_far()}</p>
      <Radar
        caption={m.diagnostic_portrait_so_far()}
        dimensions={soFar.map(({ key, score }, at) => ({
          ...{ key, score, name: said(content.dimensions[at]!.name) },
        }))}
      />
      <p className={styles.portraitNote}>{m.diagnostic_portrait_note()}</p>
    </aside>
  );
}
