import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { readUpTo, stoppedAt } from "#domain/timeline/reading.ts";
import type { Position, TimelinePage } from "#domain/timeline/timeline.ts";
import { runWrite } from "#web/session/queries/use-write.ts";
import { markRead } from "./timeline.ts";

type Reading = { page: TimelinePage | undefined; heard: Position | null | undefined; isNewestFirst: boolean };

/**
 * How far the reader had read when they came, which stays where it was while they read; once what is shown reaches it,
 * everything above is read, on every device. What they read on another meanwhile (`heard`) is read here too.
 */
export function useReadingPosition({ page, heard, isNewestFirst }: Reading): Position | null {
  const queries = useQueryClient();
  const [came, setCame] = useState<Position | null>();
  const [told, setTold] = useState("");
  if (page) {
    const first = came === undefined ? page.position : came;
    const stopped = stoppedAt({ came: first, known: [page.position, heard], told });
    if (stopped !== came) setCame(stopped);
  }
  const newest = isNewestFirst && page ? readUpTo(page, came ?? null) : undefined;
  useEffect(() => {
    if (!newest || newest.createdAt <= told) return;
    setTold(newest.createdAt);
    void runWrite(queries, markRead, { postId: newest.id });
  }, [newest, told, queries]);
  return came ?? null;
}
