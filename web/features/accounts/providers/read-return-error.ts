/** The code of a refusal in an address that somebody was sent back to; ours if there is one, else OAuth's. */
export function readReturnError({ search, hash }: { search: string; hash: string }): string | null {
  const parts = [new URLSearchParams(hash.slice(1)), new URLSearchParams(search)];
  const read = (name: string) => parts.map((part) => part.get(name)).find((value) => value !== null) ?? null;
  return read("error_code") ?? read("error");
}
