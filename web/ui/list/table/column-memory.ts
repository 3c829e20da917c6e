/** The columns somebody has put away, of those that can be; what is kept but makes no sense is none. */
export function parseHidden(kept: string | null, hideable: readonly string[]): string[] {
  try {
    const hidden: unknown = JSON.parse(kept ?? "[]");
    return Array.isArray(hidden) ? hideable.filter((id) => hidden.includes(id)) : [];
  } catch {
    return [];
  }
}

/** The same with one column put away, or back. */
export function withColumn(hidden: readonly string[], id: string): string[] {
  return hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id];
}
