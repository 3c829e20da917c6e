import type { ReactNode } from "react";
import { ErrorState, OfflineState } from "#web/ui/screen-states.tsx";
import { LoadingState } from "#web/ui/skeleton.tsx";
import { type Resource, useResource } from "./resource.ts";

type ResourceViewProps<T> = { resource: Resource<T>; children: (value: T) => ReactNode };

/** A resource on the screen: on its way, failed with another try, without a connection, or there. */
export function ResourceView<T>({ resource, children }: ResourceViewProps<T>) {
  const loaded = useResource(resource);
  if (loaded.state === "loading") return <LoadingState />;
  if (loaded.state === "ready") return children(loaded.value);
  return navigator.onLine ? (
    <ErrorState {...(loaded.code && { code: loaded.code })} onRetry={resource.retry} />
  ) : (
    <OfflineState onRetry={resource.retry} />
  );
}
