import type { Queue } from "#domain/queues/queues.ts";
import styles from "./queues.module.css";

const WIDTH = 480;
const HEIGHT = 36;
const FLOOR = 30;
/** Where the agreed time stands; what is later has the rest of the line. */
const AGREED = 300;

/** One stroke for each that waits, the further right the longer; the brass line is what was agreed. */
export function WaitsDrawing({ waits, agreedHours }: Pick<Queue, "waits" | "agreedHours">) {
  return (
    <svg
      className={styles.waits}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <line x2={WIDTH} y1={FLOOR} y2={FLOOR} data-kind="floor" />
      {waits.map((hours, at) => {
        const x = Math.min((hours / agreedHours) * AGREED + 2, WIDTH - 2);
        return (
          <line
            // biome-ignore lint/suspicious/noArrayIndexKey: waits have no name but their place
            key={at}
            x1={x}
            x2={x}
            y1={14}
            y2={FLOOR}
            data-kind={hours > agreedHours ? "late" : "wait"}
          />
        );
      })}
      <line x1={AGREED} x2={AGREED} y1={4} y2={FLOOR + 3} data-kind="agreed" />
    </svg>
  );
}
