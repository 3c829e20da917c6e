import { m } from "#messages/messages.js";
import { classNames } from "./class-names.ts";

/** One grey bar standing for content on its way; it shows only after 300 ms. */
export function Skeleton({ shape }: { shape?: "title" | "block" }) {
  return <span className={classNames("skeleton", shape && `skeleton-${shape}`)} aria-hidden="true" />;
}

/** The loading state of a screen or of a part of it. */
export function LoadingState({ lines = 4 }: { lines?: number }) {
  return (
    <div className="grid gap-4" role="status" aria-label={m.state_loading()}>
      <Skeleton shape="title" />
      {Array.from({ length: lines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike
        <Skeleton key={at} />
      ))}
    </div>
  );
}
