import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query holds; false on the server and until the page is live. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", onChange);
      return () => media.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether the reader has asked for less motion. */
export function useReducedMotion(): boolean {
  return useMedia("(prefers-reduced-motion: reduce)");
}

/** Whether the screen is a phone's (docs/decisions/0014). */
export function useIsPhone(): boolean {
  return useMedia("(max-width: 767px)");
}
