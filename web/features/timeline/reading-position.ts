import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { readUpTo } from "#domain/timeline/reading.ts";
import type { TimelinePage } from "#domain/timeline/timeline.ts";
import { runWrite } from "#web/session/queries/use-write.ts";
import { markRead } from "./timeline.ts";

type Position = TimelinePage["position"];

/**
 * How far the reader had read when they came, which stays where it was while they read; once what is shown reaches it,
 * everything above is read, on every device.
 */
export function useReadingPosition(page: TimelinePage | undefined, isNewestFirst: boolean): Position {
  const queries = useQueryClient();
  const [came, setCame] = useState<Position>();
  if (page && came === undefined) setCame(page.position);
  const told = useRef<string>(undefined);
  const newest = isNewestFirst && page ? readUpTo(page, came ?? null) : undefined;
  useEffect(() => {
    if (!newest || told.current === newest) return;
    told.current = newest;
    void runWrite(queries, markRead, { postId: newest });
  }, [newest, queries]);
  return came ?? null;
}
