import { useId, useState } from "react";
import { type Supposed, supposedRules, supposeMore } from "#domain/tiers/what-if.ts";
import { m } from "#messages/messages.js";
import { formatNumber } from "#web/locale/format.ts";
import type { FullStanding } from "./standing.ts";
import { TierBadge } from "./tier-badge.tsx";
import styles from "./tiers.module.css";
import { missingWords, tierName } from "./words.ts";

const names: [keyof Supposed, () => string, (params: { points: string }) => string][] = [
  ["stays", m.tiers_if_stays, m.tiers_if_at_least],
  ["proposals", m.tiers_if_proposals, m.tiers_if_each],
  ["work", m.tiers_if_work, m.tiers_if_each],
];

/** What the next ninety days could bring, tested by every criterion of the ladder; nothing is written. */
export function WhatIf({ standing }: { standing: FullStanding }) {
  const [supposed, setSupposed] = useState<Supposed>({ stays: 1, proposals: 1, work: 5 });
  const { ladder, values, tier, rules } = standing;
  const worth = supposedRules(rules);
  const place = ladder.steps.findIndex(({ name }) => name === tier);
  const then = supposeMore({ values, steps: ladder.steps, place, rules }, supposed);
  return (
    <section className={styles.whatIf} aria-labelledby="what-if">
      <div>
        <h2 id="what-if">{m.tiers_if()}</h2>
        <p className="note">{m.tiers_if_text()}</p>
        {names.map(([name, label, each]) => (
          <Slider
            key={name}
            label={label()}
            hint={each({ points: formatNumber(worth[name].points) })}
            most={worth[name].most}
            value={supposed[name]}
            onChange={(value) => setSupposed({ ...supposed, [name]: value })}
          />
        ))}
      </div>
      <div className={styles.then} aria-live="polite">
        <p className="note">{m.tiers_if_then()}</p>
        <p className={styles.bigScore}>{formatNumber(then.score)}</p>
        <TierBadge tier={then.step.name} />
        {then.above && (
          <p>{m.tiers_if_above({ missing: missingWords(then.missing), name: tierName(then.above.name) })}</p>
        )}
      </div>
    </section>
  );
}

type SliderProps = {
  label: string;
  hint: string;
  most: number;
  value: number;
  onChange: (value: number) => void;
};

function Slider({ label, hint, most, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>
        {label}
        <small>{hint}</small>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={most}
        value={value}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <output htmlFor={id} className="figures">
        {formatNumber(value)}
      </output>
    </div>
  );
}
