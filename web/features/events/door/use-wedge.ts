import { useEffect } from "react";

const SHORTEST = 6;
/** A reader types faster than anybody: what comes later than this is another text. */
const PAUSE_MS = 120;

/** Takes what a reader types that is plugged in as a keyboard, wherever no field is being written in. */
export function useWedge(onRead: (read: string) => void): void {
  useEffect(() => {
    let [typed, lastAt] = ["", 0];
    const listen = (event: KeyboardEvent) => {
      if ((event.target as HTMLElement).closest?.("input, textarea, [role=dialog]")) return;
      if (event.timeStamp - lastAt > PAUSE_MS) typed = "";
      lastAt = event.timeStamp;
      if (event.key.length === 1) typed += event.key;
      if (event.key !== "Enter" || typed.length < SHORTEST) return;
      event.preventDefault();
      onRead(typed);
      typed = "";
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [onRead]);
}
