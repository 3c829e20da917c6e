import { useRef } from "react";
import { useWindowKeys } from "#web/ui/use-window-keys.ts";

const SHORTEST = 6;
/** A reader types faster than anybody: what comes later than this is another text. */
const PAUSE_MS = 120;

/** Takes what a reader types that is plugged in as a keyboard, wherever no field is being written in. */
export function useWedge(onRead: (read: string) => void): void {
  const heard = useRef({ typed: "", at: 0 });
  useWindowKeys((event) => {
    if ((event.target as HTMLElement).closest?.("input, textarea, [role=dialog]")) return;
    const before = event.timeStamp - heard.current.at > PAUSE_MS ? "" : heard.current.typed;
    const typed = event.key.length === 1 ? before + event.key : before;
    const isRead = event.key === "Enter" && typed.length >= SHORTEST;
    heard.current = { typed: isRead ? "" : typed, at: event.timeStamp };
    if (!isRead) return;
    event.preventDefault();
    onRead(typed);
  });
}
