/** How somebody was sent to this page: with a session, with the code of a refusal, or not at all. */
export type Arrival = { isWithSession: boolean; refusal: string | null };

/** What the address says a provider or a mailed link brought; of a refusal our own code, else OAuth's. */
export function readArrival({ search, hash }: { search: string; hash: string }): Arrival {
  const parts = [new URLSearchParams(hash.slice(1)), new URLSearchParams(search)];
  const read = (name: string) => parts.map((part) => part.get(name)).find((value) => value !== null) ?? null;
  return { isWithSession: read("access_token") !== null, refusal: read("error_code") ?? read("error") };
}
