import { inOrder, type JourneyBlock } from "#domain/journeys/blocks.ts";
import { dayCount } from "#domain/journeys/days.ts";
import type { Journey } from "#domain/journeys/journeys.ts";
import { rankBetween } from "#domain/journeys/ranks.ts";
import type { Edit } from "./edits.ts";

type Target = { day: number | null; beforeId: string | null };

/** The blocks of an option on a day, or its parked ones, in their order. */
export function blocksOn(journey: Journey, optionId: string, day: number | null): JourneyBlock[] {
  return inOrder(
    journey.blocks.filter((block) => block.optionId === optionId && block.day === day && !block.isRemoved),
  );
}

/** Puts a block before another one of a day, or at its end; null where it already stands there. */
export function moveTo(journey: Journey, block: JourneyBlock, { day, beforeId }: Target): Edit | null {
  if (beforeId === block.id) return null;
  const others = blocksOn(journey, block.optionId, day).filter(({ id }) => id !== block.id);
  const found = others.findIndex(({ id }) => id === beforeId);
  const index = found < 0 ? others.length : found;
  const [before, after] = [others[index - 1], others[index]];
  const isThere = block.day === day && blocksOn(journey, block.optionId, day)[index]?.id === block.id;
  if (isThere) return null;
  const position = rankBetween(before?.position ?? null, after?.position ?? null);
  return { kind: "set_blocks", edits: [{ blockId: block.id, changes: { day, position } }] };
}

/** Moves a block one place up or down, past a day's edge into the next; null at the ends of the journey. */
export function stepBlock(journey: Journey, block: JourneyBlock, step: 1 | -1): Edit | null {
  if (block.day === null)
    return step < 0 ? moveTo(journey, block, { day: lastDay(journey), beforeId: null }) : null;
  const here = blocksOn(journey, block.optionId, block.day);
  const index = here.findIndex(({ id }) => id === block.id);
  const next = here[index + step];
  if (next && step < 0) return moveTo(journey, block, { day: block.day, beforeId: next.id });
  if (next) return moveTo(journey, block, { day: block.day, beforeId: here[index + 2]?.id ?? null });
  const day = block.day + step;
  if (day < 0 || day > lastDay(journey)) return null;
  const first = blocksOn(journey, block.optionId, day)[0];
  return moveTo(journey, block, { day, beforeId: step > 0 ? (first?.id ?? null) : null });
}

/** A place at the end of a day. */
export function endOf(journey: Journey, optionId: string, day: number | null): string {
  return rankBetween(blocksOn(journey, optionId, day).at(-1)?.position ?? null, null);
}

function lastDay({ head }: Journey): number {
  return dayCount(head) - 1;
}
