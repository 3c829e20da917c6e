import type { Confidence } from "#domain/insights/statistics.ts";
import { m } from "#messages/messages.js";
import styles from "../insights.module.css";

const names = {
  low: m.insights_confidence_low,
  medium: m.insights_confidence_medium,
  high: m.insights_confidence_high,
} satisfies Record<Confidence, unknown>;
const bars = { low: 1, medium: 2, high: 3 } satisfies Record<Confidence, number>;

/** How sure a signal is, in three bars and in words, with what that stands on. */
export function ConfidenceMark({ confidence, basis }: { confidence: Confidence; basis: string }) {
  return (
    <p className={styles.confidence}>
      <svg viewBox="0 0 60 3" width={60} height={3} aria-hidden="true">
        {[0, 1, 2].map((at) => (
          <rect key={at} x={at * 21} width={18} height={2} data-on={at < bars[confidence] || undefined} />
        ))}
      </svg>
      <span>{names[confidence]()}</span>
      <small>{basis}</small>
    </p>
  );
}
