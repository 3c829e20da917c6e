import type { NewFile } from "#domain/journeys/files.ts";
import { rankBetween } from "#domain/journeys/ranks.ts";

/** The place of a file one step earlier or later among others that are in their order; nothing at the end. */
export function stepFile(
  ordered: readonly Pick<NewFile, "id" | "position">[],
  { id }: { id: string },
  by: 1 | -1,
): string | null {
  const others = ordered.filter((file) => file.id !== id);
  const place = ordered.findIndex((file) => file.id === id) + by;
  if (place < 0 || place > others.length) return null;
  return rankBetween(others[place - 1]?.position ?? null, others[place]?.position ?? null);
}
