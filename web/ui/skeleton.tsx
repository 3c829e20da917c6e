import { m } from "#messages/messages.js";
import styles from "./skeleton.module.css";

/** One grey bar standing for content on its way; it shows only after 300 ms. */
export function Skeleton({ shape }: { shape?: "title" | "block" }) {
  return <span className={styles.skeleton} data-shape={shape} aria-hidden="true" />;
}

/** The loading state of a screen or of a part of it. */
export function LoadingState({ lines = 4 }: { lines?: number }) {
  return (
    <div className="stack" data-slot="loading" role="status" aria-label={m.state_loading()}>
      <Skeleton shape="title" />
      {Array.from({ length: lines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike
        <Skeleton key={at} />
      ))}
    </div>
  );
}
