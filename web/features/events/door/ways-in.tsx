import { Flashlight, Search, UserPlus } from "lucide-react";
import { m } from "#messages/messages.js";
import styles from "./door.module.css";

export type Sheet = "search" | "walk_in";
type Props = {
  isLit: boolean;
  /** Turns the light on or off, where the camera has one. */
  onLight: (() => void) | undefined;
  onOpen: (sheet: Sheet) => void;
};

/** What helps where the camera alone does not: light, a name or code, and somebody without a ticket. */
export function WaysIn({ isLit, onLight, onOpen }: Props) {
  return (
    <div className={styles.ways}>
      {onLight && (
        <button type="button" aria-pressed={isLit} onClick={onLight}>
          <Flashlight size={18} strokeWidth={1.4} aria-hidden="true" />
          {m.events_light()}
        </button>
      )}
      <button type="button" onClick={() => onOpen("search")}>
        <Search size={18} strokeWidth={1.4} aria-hidden="true" />
        {m.events_by_name()}
      </button>
      <button type="button" onClick={() => onOpen("walk_in")}>
        <UserPlus size={18} strokeWidth={1.4} aria-hidden="true" />
        {m.events_walk_in()}
      </button>
    </div>
  );
}
