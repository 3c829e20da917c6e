import { type QueryKey, useInfiniteQuery } from "@tanstack/react-query";

/** Whoever comes back within the half hour finds the list as far as it was, at the same place. */
const KEPT_MS = 30 * 60 * 1_000;

/** As much of a list's answer as is needed to go on with it. */
type Answered = { rows: unknown[]; nextCursor: string | null };

/** A list as far as it has been asked for: the rows of all its pages as one, with the newest counts. */
export function useList<List extends Answered>({
  queryKey,
  read,
}: {
  queryKey: QueryKey;
  read: (cursor: string | undefined) => Promise<List>;
}) {
  return useInfiniteQuery({
    queryKey,
    gcTime: KEPT_MS,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }): List => ({ ...pages.at(-1)!, rows: pages.flatMap(({ rows }) => rows) }),
  });
}
