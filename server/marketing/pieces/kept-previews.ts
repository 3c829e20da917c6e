const MAX_KEPT = 200;

/** Previews kept in memory by their tag, which says what they show, so that none goes stale; each is drawn once for all who wait. */
export function createKeptPreviews() {
  const kept = new Map<string, Promise<Uint8Array>>();
  return (etag: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const known = kept.get(etag);
    if (known) return known;
    const oldest = kept.keys().next().value;
    if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    const drawn = draw();
    kept.set(etag, drawn);
    drawn.catch(() => kept.delete(etag));
    return drawn;
  };
}
