/** What lists told of: the first record of each, for whatever is asked of one. */
export type FoundIds = Map<string, string>;

/** An address with a record that exists wherever a list told of one, and with one that does not elsewhere. */
export function fillPath(path: string, found: FoundIds): string {
  return path.replace(/\{\w+\}/g, (_, at: number) => found.get(path.slice(0, at)) ?? crypto.randomUUID());
}

/** Remembers the first record of a list that was answered. */
export function noteFirst(path: string, answer: unknown, found: FoundIds): void {
  if (typeof answer !== "object" || answer === null) return;
  const list = Object.values(answer).find((value) => Array.isArray(value) && value.length > 0);
  const [first] = (list ?? []) as { id?: unknown; slug?: unknown }[];
  const named = first?.id ?? first?.slug;
  if (typeof named === "string") found.set(`${path}/`, named);
}
