import { useEffect, useState, useSyncExternalStore } from "react";
import type { BatchAnswer, Snapshot } from "#domain/events/check-ins.ts";
import type { EventsApi } from "#server/events/contract.ts";
import { browserApi } from "#web/api.ts";
import { type KeptDoor, keepDoor } from "./kept-door.ts";
import { ReadingFailed, ReadingRefused, ScannerOver } from "./refusals.ts";
import { createScanner } from "./scanner.ts";

const ANSWER_MS = 4_000;
const REFRESH_MS = 5_000;

/** This device as a scanner of a door: asks and tells the house every few seconds, and as soon as the network is back. */
export function useScanner(code: string, kept: KeptDoor) {
  const [scanner] = useState(() =>
    createScanner({
      kept,
      keep: (door) => keepDoor(code, door),
      now: () => new Date(),
      newId: () => crypto.randomUUID(),
      takeSnapshot: async (device) =>
        answerOf<Snapshot>(
          await browserApi<EventsApi>().doors.snapshots.$post({ json: { device } }, within()),
        ),
      send: async (batch) =>
        answerOf<BatchAnswer>(await browserApi<EventsApi>().doors.readings.$post({ json: batch }, within())),
    }),
  );
  useEffect(() => {
    const refresh = () => void scanner.refresh();
    refresh();
    const round = setInterval(refresh, REFRESH_MS);
    window.addEventListener("online", refresh);
    return () => {
      clearInterval(round);
      window.removeEventListener("online", refresh);
    };
  }, [scanner]);
  return { scanner, state: useSyncExternalStore(scanner.subscribe, scanner.read, scanner.read) };
}

const within = () => ({ init: { signal: AbortSignal.timeout(ANSWER_MS) } });

async function answerOf<T>(answer: Response): Promise<T> {
  if (answer.status === 410) throw new ScannerOver();
  if (answer.status === 400) throw new ReadingRefused();
  if (answer.status === 500) throw new ReadingFailed();
  if (!answer.ok) throw new Error(`the door was answered ${answer.status}`);
  return (await answer.json()) as T;
}
