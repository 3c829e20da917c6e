import type { BatchAnswer, ReadingBatch } from "#domain/events/check-ins.ts";
import { BATCH } from "#domain/events/door.ts";
import type { HouseClock } from "./house-clock.ts";
import { noted } from "./judge-here.ts";
import type { Waiting } from "./kept-door.ts";
import { ReadingFailed, ReadingRefused } from "./refusals.ts";
import { remember, type ScannerStore } from "./scanner-store.ts";

type Setting = {
  store: ScannerStore;
  clock: HouseClock;
  send: (batch: ReadingBatch) => Promise<BatchAnswer>;
};

/** How many readings the house may stumble over before the rest waits for the next round. */
const FAILURES = 5;

/** The readings that the house has still to hear of, and what it answers to them. */
export function createReadingQueue({ store, clock, send }: Setting) {
  let sending: Promise<void> | null = null;

  async function sendAll(): Promise<void> {
    let size = BATCH;
    const failed = new Set<string>();
    while (store.read().kept.queue.length > 0 && !store.read().isOver) {
      const { device, queue } = store.read().kept;
      const batch = queue.slice(0, size);
      const readings = batch.map(({ reading }) => reading);
      try {
        takeAnswer(batch, await send({ device, sentAt: clock.own().toISOString(), readings }));
      } catch (error) {
        const [first] = batch as [Waiting];
        if (error instanceof ReadingFailed) {
          // The house stumbles over one of them: it lets the others pass, and comes again another time.
          const isOver = failed.has(first.reading.id) || failed.size === FAILURES;
          if (size === 1) putLast(first);
          if (isOver) return store.fail(error);
          if (size === 1) failed.add(first.reading.id);
        } else if (!(error instanceof ReadingRefused)) return store.fail(error);
        // One of them cannot be read: alone, it is nobody's, and the others go on.
        else if (size === 1) takeAnswer(batch, nobody(first.reading.id));
        size = 1;
      }
    }
  }

  function putLast(waiting: Waiting): void {
    const { queue } = store.read().kept;
    store.setKept({ queue: [...queue.filter((one) => one !== waiting), waiting] });
  }

  const nobody = (id: string): BatchAnswer => ({
    outcomes: [
      {
        ...{ id, result: "unknown", registrationId: null, name: null, since: null, door: null },
        ...{ position: null, other: null },
      },
    ],
    counts: store.read().kept.snapshot?.counts ?? { inside: 0, expected: 0, capacity: 0 },
    now: clock.time().toISOString(),
  });

  function takeAnswer(batch: Waiting[], { outcomes, counts, now }: BatchAnswer): void {
    clock.heard(now);
    const sent = new Set(batch.map(({ reading }) => reading.id));
    const { kept } = store.read();
    let { snapshot } = kept;
    let { shown, recent, conflicts } = store.read();
    for (const [index, outcome] of outcomes.entries()) {
      const { reading, said } = batch[index]!;
      if (snapshot && said === null) snapshot = noted(snapshot, outcome, clock.time());
      if (said === "ok" && outcome.result !== "ok") conflicts = [...conflicts, outcome];
      const known = { outcome, reading, isLocal: false };
      recent = remember(recent, known);
      // What was said here stands on the screen until somebody touches it; anything else is news.
      if (said === null) shown = known;
    }
    const queue = kept.queue.filter(({ reading }) => !sent.has(reading.id));
    if (snapshot) snapshot = { ...snapshot, counts };
    store.set({ shown, recent, conflicts, isOffline: false, kept: { ...kept, queue, snapshot } });
  }

  return {
    /** Sends what waits, the oldest first; resolves once nothing waits or the house cannot be reached. */
    flush: (): Promise<void> => {
      sending ??= sendAll().finally(() => {
        sending = null;
      });
      return sending;
    },
  };
}
