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
  const query = useInfiniteQuery({
    queryKey,
    gcTime: KEPT_MS,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }): List => ({ ...pages.at(-1)!, rows: pages.flatMap(({ rows }) => rows) }),
  });
  return { ...query, readAll: (limit: number) => readAll(read, limit) };
}

/** Every row from the first on, page by page; where there are more than the limit, a few more than that. */
async function readAll<List extends Answered>(
  read: (cursor: string | undefined) => Promise<List>,
  limit: number,
): Promise<List["rows"]> {
  const rows: unknown[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    rows.push(...page.rows);
    cursor = page.nextCursor ?? undefined;
  } while (cursor && rows.length <= limit);
  return rows;
}
