import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Reads again what may have changed. A first reading on its way may have left before the change, and the library
 * lets it finish in place of a new one: what it brings is read once more.
 */
export async function readAgain(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  const onTheirWay = queries.getQueryCache().findAll({ queryKey, fetchStatus: "fetching" });
  const first = new Set(onTheirWay.filter(({ state }) => state.data === undefined));
  await queries.invalidateQueries({ queryKey });
  if (first.size > 0) await queries.invalidateQueries({ queryKey, predicate: (query) => first.has(query) });
}
