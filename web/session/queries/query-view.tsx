import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorState, ForbiddenState, OfflineState } from "#web/ui/screen-states.tsx";
import { LoadingState } from "#web/ui/skeleton.tsx";
import { Refusal } from "./refusal.ts";

/** A reading, or a list of them. */
export type Shown<T = unknown> = Pick<UseQueryResult<T>, "data" | "error" | "isError" | "fetchStatus"> & {
  refetch: () => Promise<unknown>;
};

type QueryViewProps<T> = {
  query: Shown<T>;
  /** What names the screen until its own head is there. */
  head?: ReactNode;
  lines?: number;
  children: (value: T) => ReactNode;
};

/**
 * What was asked for on the screen: on its way, without a connection, not for this reader, failed with the code to
 * quote and another try, or there; what was read before stays while it is read again. Empty is the caller's to say.
 */
export function QueryView<T>({ query, head, lines, children }: QueryViewProps<T>) {
  if (query.data !== undefined) return children(query.data);
  return (
    <>
      {head}
      <MissingView query={query} {...(lines && { lines })} />
    </>
  );
}

/** What stands for a reading that is not there: why, and where it may help another try. */
export function MissingView({ query, lines }: { query: Shown; lines?: number }) {
  const { error, isError, fetchStatus, refetch } = query;
  const retry = () => void refetch();
  if (fetchStatus === "paused") return <OfflineState onRetry={retry} />;
  if (!isError) return <LoadingState {...(lines && { lines })} />;
  if (!(error instanceof Refusal)) {
    return navigator.onLine ? <ErrorState onRetry={retry} /> : <OfflineState onRetry={retry} />;
  }
  return error.status === 403 ? <ForbiddenState /> : <ErrorState code={error.reference} onRetry={retry} />;
}
