import { type ReactNode, Suspense, use } from "react";

/**
 * A part of a page that may be very long. The server draws each but the first in a turn of its own, after whoever else waits; what
 * it sends is the same, whole and in order. In the browser it makes no difference.
 */
export function InTurn({ isFirst, children }: { isFirst: boolean; children: ReactNode }) {
  if (isFirst) return children;
  return (
    <Suspense fallback={null}>
      <Turn>{children}</Turn>
    </Suspense>
  );
}

function Turn({ children }: { children: ReactNode }) {
  if (import.meta.env.SSR) use(nextTurn());
  return children;
}

let last: Promise<void> = Promise.resolve();

/** Comes one after the other, whatever page they are of: a page goes on in the turn between two. */
function nextTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(() => setImmediate(resolve))));
  return last;
}
