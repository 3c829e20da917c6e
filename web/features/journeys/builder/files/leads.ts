import { filesOf, isPicture, type JourneyFile } from "#domain/journeys/files.ts";

/** The photograph that opens each block, by the block's id. */
export function leadsOf(files: readonly JourneyFile[]): Map<string, JourneyFile> {
  const byBlock = Map.groupBy(
    files.filter((file) => isPicture(file) && file.blockId !== null),
    ({ blockId }) => blockId!,
  );
  return new Map(
    [...byBlock].flatMap(([blockId, some]) => {
      const [lead] = filesOf(some, blockId);
      return lead ? [[blockId, lead] as const] : [];
    }),
  );
}
