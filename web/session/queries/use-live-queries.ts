import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type LiveName, onLive } from "../live/live.ts";
import { readAgain } from "./read-again.ts";

/** Which readings an event of the live stream makes stale. */
export type LiveKeys = Partial<Record<LiveName, readonly QueryKey[]>>;

/** Reads again what an event says has changed, and everything declared when events may have been missed. */
export function useLiveQueries(liveKeys: readonly LiveKeys[]): void {
  const queries = useQueryClient();
  useEffect(() => {
    const stops = liveKeys
      .flatMap((keys) => Object.entries(keys))
      .map(([name, keys]) =>
        onLive([name as LiveName], async () => {
          await Promise.all(keys.map((queryKey) => readAgain(queries, queryKey)));
        }),
      );
    return () => {
      for (const stop of stops) stop();
    };
  }, [liveKeys, queries]);
}
