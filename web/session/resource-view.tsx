import type { ReactNode } from "react";
import { ErrorState, OfflineState } from "#web/ui/screen-states.tsx";
import { LoadingState } from "#web/ui/skeleton.tsx";
import { type Resource, useResource } from "./resource.ts";

type ResourceViewProps<T> = {
  resource: Resource<T>;
  /** What names the screen until its own head is there. */
  head?: ReactNode;
  children: (value: T) => ReactNode;
};

/** A resource on the screen: on its way, failed with another try, without a connection, or there. */
export function ResourceView<T>({ resource, head, children }: ResourceViewProps<T>) {
  const loaded = useResource(resource);
  if (loaded.state === "ready") return children(loaded.value);
  return (
    <>
      {head}
      {loaded.state === "loading" && <LoadingState />}
      {loaded.state === "failed" && <FailedState code={loaded.code} onRetry={resource.retry} />}
    </>
  );
}

function FailedState({ code, onRetry }: { code: string | undefined; onRetry: () => void }) {
  return navigator.onLine ? (
    <ErrorState {...(code && { code })} onRetry={onRetry} />
  ) : (
    <OfflineState onRetry={onRetry} />
  );
}
