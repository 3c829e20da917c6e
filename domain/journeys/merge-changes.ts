import type { JourneyBlock } from "./blocks.ts";
import type { JourneyFile } from "./files.ts";
import type { JourneyHead, JourneyOption } from "./journeys.ts";
import type { JourneyChanges } from "./operations.ts";

type Content = {
  version: number;
  head: JourneyHead;
  options: JourneyOption[];
  blocks: JourneyBlock[];
  files: JourneyFile[];
};

/** A journey with what an edit left different put in its place; what it holds newer stays. */
export function mergeChanges<J extends Content>(journey: J, changes: JourneyChanges): J {
  const head = changes.journey && changes.journey.version >= journey.version ? changes.journey : null;
  return {
    ...journey,
    ...head,
    options: mergeById(journey.options, changes.options),
    blocks: mergeById(journey.blocks, changes.blocks),
    files: mergeById(journey.files, changes.files),
  };
}

function mergeById<T extends { id: string; version: number }>(kept: T[], news: readonly T[]): T[] {
  if (news.length === 0) return kept;
  const byId = new Map(kept.map((thing) => [thing.id, thing]));
  for (const thing of news) {
    const before = byId.get(thing.id);
    if (!before || before.version <= thing.version) byId.set(thing.id, thing);
  }
  return [...byId.values()];
}
