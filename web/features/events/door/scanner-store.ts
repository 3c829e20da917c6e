import type { Outcome, Reading } from "#domain/events/check-ins.ts";
import type { KeptDoor } from "./kept-door.ts";
import { ScannerOver } from "./refusals.ts";

/** What became of a reading, and whether this scanner alone says so. */
export type Said = { outcome: Outcome; reading: Reading; isLocal: boolean };
export type ScannerState = {
  kept: KeptDoor;
  shown: Said | null;
  recent: Said[];
  /** Let in here, though the house says otherwise. */
  conflicts: Outcome[];
  isOffline: boolean;
  /** Taken out of use. */
  isOver: boolean;
};

/** How many of the last readings are known. */
const RECENT = 6;

/** The last readings with one more: each reading once, and each person as they were last seen. */
export function remember(recent: readonly Said[], known: Said): Said[] {
  const { reading, outcome } = known;
  const isSame = (one: Said) =>
    one.reading.id === reading.id ||
    (outcome.registrationId !== null && one.outcome.registrationId === outcome.registrationId);
  return [known, ...recent.filter((one) => !isSame(one))].slice(0, RECENT);
}

/** What a scanner knows and shows; what it keeps of the door outlives the page. */
export function createScannerStore(kept: KeptDoor, keep: (door: KeptDoor) => void) {
  let state: ScannerState = {
    ...{ kept, shown: null, recent: [], conflicts: [], isOffline: false, isOver: false },
  };
  const listeners = new Set<() => void>();

  function set(change: Partial<ScannerState>): void {
    state = { ...state, ...change };
    if (change.kept) keep(change.kept);
    for (const listener of listeners) listener();
  }

  return {
    read: () => state,
    set,
    setKept: (change: Partial<KeptDoor>) => set({ kept: { ...state.kept, ...change } }),
    /** Notes why the house could not be asked. */
    fail: (error: unknown) => set(error instanceof ScannerOver ? { isOver: true } : { isOffline: true }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
export type ScannerStore = ReturnType<typeof createScannerStore>;
