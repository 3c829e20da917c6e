import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while the page is as the server sent it, true once scripts have taken over. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
