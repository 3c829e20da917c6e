import type { contrastsOf } from "#domain/heroes/publish-blockers.ts";
import { m } from "#messages/messages.js";
import { Badge } from "#web/ui/badge.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { ratioText } from "./crops.tsx";
import styles from "./desk.module.css";
import { Slider, screenNames } from "./focus-stage.tsx";

type ContrastPanelProps = {
  contrasts: ReturnType<typeof contrastsOf>;
  veil: number;
  onVeil: (veil: number) => void;
  /** Words stand over the picture, whether or not it is measured yet. */
  hasWords: boolean;
};
/** Where a bar is full. */
const BEST = 10;

/** How well the words are read on each screen, and the veil that helps them. */
export function ContrastPanel({ contrasts, veil, onVeil, hasWords }: ContrastPanelProps) {
  if (contrasts.length === 0) {
    return (
      <section className="stack" aria-label={m.heroes_contrast()}>
        <h2 className={styles.heading}>{m.heroes_contrast()}</h2>
        <p className={styles.quiet}>{hasWords ? m.heroes_contrast_later() : m.heroes_contrast_none()}</p>
      </section>
    );
  }
  const isGood = contrasts.every(({ isEnough }) => isEnough);
  return (
    <section className="stack" aria-label={m.heroes_contrast()}>
      <h2 className={styles.heading}>{m.heroes_contrast()}</h2>
      <p className={styles.quiet}>{m.heroes_contrast_need()}</p>
      <ul className={styles.lines}>
        {contrasts.map(({ screen, words, isEnough }) => (
          <li key={screen} className={styles.contrast}>
            <span>{screenNames[screen]()}</span>
            <Progress percent={(words / BEST) * 100} label={screenNames[screen]()} />
            <Badge tone={isEnough ? "ok" : "bad"}>{ratioText(words)} : 1</Badge>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{isGood ? m.heroes_contrast_ok() : m.heroes_contrast_bad()}</p>
      <Slider label={m.heroes_veil({ percent: veil * 10 })} value={veil} onChange={onVeil} />
    </section>
  );
}
