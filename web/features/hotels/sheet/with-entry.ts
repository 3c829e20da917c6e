/** A list with an entry changed where it stands, or added at its end. */
export function withEntry<Entry extends { id: string }>(entries: readonly Entry[], entry: Entry): Entry[] {
  return entries.some(({ id }) => id === entry.id)
    ? entries.map((kept) => (kept.id === entry.id ? entry : kept))
    : [...entries, entry];
}
