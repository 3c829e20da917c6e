import { useEffectEvent, useLayoutEffect } from "react";

/**
 * Hears every key of the window, from the moment what it works on is drawn: a listener that came after the drawing
 * would miss the key of whoever is quick, or do with it what was meant for the drawing before.
 */
export function useWindowKeys(onKey: (event: KeyboardEvent) => void): void {
  const hear = useEffectEvent(onKey);
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
