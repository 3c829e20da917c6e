import type { BatchAnswer, Reading, ReadingBatch, Snapshot } from "#domain/events/check-ins.ts";
import { createHouseClock } from "./house-clock.ts";
import { judgeHere, noted } from "./judge-here.ts";
import type { KeptDoor } from "./kept-door.ts";
import { createReadingQueue } from "./reading-queue.ts";
import { createScannerStore, remember } from "./scanner-store.ts";

type Wish =
  | { kind: "scan"; read: string; reason?: string }
  | { kind: "person"; registrationId: string; reason?: string }
  | { kind: "walk_in"; name: string; email: string | null; reason?: string }
  | { kind: "undo"; registrationId: string };

type Setting = {
  kept: KeptDoor;
  keep: (door: KeptDoor) => void;
  takeSnapshot: (device: string) => Promise<Snapshot>;
  send: (batch: ReadingBatch) => Promise<BatchAnswer>;
  now: () => Date;
  newId: () => string;
};

/** One device at one door: asks the house, and where it cannot be asked, judges by itself and tells it later. */
export function createScanner({ kept: first, keep, takeSnapshot, send, now, newId }: Setting) {
  const store = createScannerStore(first, keep);
  const clock = createHouseClock(now);
  const { flush } = createReadingQueue({ store, clock, send });

  /** Judges what still waits without an answer, by what is known here. */
  async function judgeWaiting(): Promise<void> {
    for (const { reading, said } of store.read().kept.queue) {
      const { snapshot } = store.read().kept;
      if (said !== null || !snapshot) continue;
      const outcome = await judgeHere(snapshot, reading, clock.time());
      const known = { outcome, reading, isLocal: true };
      const { kept, recent } = store.read();
      // Another reading may have judged it meanwhile.
      if (kept.queue.find((one) => one.reading.id === reading.id)?.said !== null) continue;
      const queue = kept.queue.map((one) =>
        one.reading.id === reading.id ? { ...one, said: outcome.result } : one,
      );
      store.set({
        ...{ shown: known, recent: remember(recent, known) },
        kept: { ...kept, queue, snapshot: noted(snapshot, outcome, clock.time()) },
      });
    }
  }

  return {
    subscribe: store.subscribe,
    read: store.read,
    /** Takes a reading: the house's word if it can be had, else this scanner's. */
    take: async (wish: Wish): Promise<void> => {
      const reading = { ...wish, id: newId(), at: now().toISOString() } as Reading;
      store.setKept({ queue: [...store.read().kept.queue, { reading, said: null }] });
      await flush();
      // A reading that came while others were on their way has its own turn.
      if (!store.read().isOffline) await flush();
      await judgeWaiting();
    },
    /** Asks whom to expect now, and tells what waits. */
    refresh: async (): Promise<void> => {
      await flush();
      const { kept, isOver } = store.read();
      if (kept.queue.length > 0 || isOver) return;
      try {
        const snapshot = await takeSnapshot(kept.device);
        clock.heard(snapshot.now);
        if (store.read().kept.queue.length > 0) return;
        store.set({ isOffline: false, kept: { ...store.read().kept, snapshot } });
      } catch (error) {
        store.fail(error);
      }
    },
    /** Clears the screen for the next person. */
    next: () => store.set({ shown: null }),
    forgetConflicts: () => store.set({ conflicts: [] }),
  };
}
export type Scanner = ReturnType<typeof createScanner>;
