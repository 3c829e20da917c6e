import { type BlockKind, emptyBlock, type JourneyBlock, type NewBlock } from "#domain/journeys/blocks.ts";
import type { StayHotel } from "#domain/journeys/journey-lists.ts";
import type { Journey } from "#domain/journeys/journeys.ts";
import { optionLabels } from "#domain/journeys/journeys.ts";
import type { SavedBlock } from "#domain/journeys/library.ts";
import { withoutRates } from "#domain/journeys/prices.ts";
import { ranksAfter } from "#domain/journeys/ranks.ts";
import type { Edit } from "./edits.ts";
import { blocksOn, endOf } from "./moves.ts";

/** Few enough for one request, however long their texts. */
const AT_ONCE = 20;

type Where = { optionId: string; day: number | null };

/** An empty block at the end of a day. */
export function newBlock(journey: Journey, kind: BlockKind, { optionId, day }: Where): NewBlock {
  return emptyBlock({
    id: crypto.randomUUID(),
    optionId,
    kind,
    day,
    position: endOf(journey, optionId, day),
  });
}

/** A stay with the hotel's own words and picture. */
export function newStay(journey: Journey, hotel: StayHotel, where: Where): NewBlock {
  return {
    ...newBlock(journey, "stay", where),
    supplier: { kind: "hotel", hotelId: hotel.id },
    place: hotel.place[journey.head.language] || hotel.place.pt,
    title: { pt: hotel.name, en: hotel.name },
    text: hotel.summary,
    pictures: hotel.pictures.slice(0, 3) as NewBlock["pictures"],
  };
}

/** A block of the library at the end of a day; a rate it was kept with was of another journey and another day. */
export function fromSaved(journey: Journey, saved: SavedBlock, where: Where): NewBlock {
  return withoutRates({ ...newBlock(journey, saved.kind, where), ...saved });
}

/** The same block once more, right after it. */
export function copyBlock(journey: Journey, { version: _, ...block }: JourneyBlock): NewBlock {
  return { ...block, id: crypto.randomUUID(), position: endOf(journey, block.optionId, block.day) };
}

/** A day's blocks once more, at the end of the day after it. */
export function copyDay(journey: Journey, { optionId, day }: { optionId: string; day: number }): NewBlock[] {
  const blocks = blocksOn(journey, optionId, day);
  const ranks = ranksAfter(blocksOn(journey, optionId, day + 1).at(-1)?.position ?? null, blocks.length);
  return blocks.map(({ version: _, ...block }, index) => ({
    ...block,
    id: crypto.randomUUID(),
    day: day + 1,
    position: ranks[index]!,
  }));
}

/** Another option under the next free letter, with all that one has; nothing where no letter is left. */
export function copyOption(journey: Journey, optionId: string): { id: string; edits: Edit[] } | null {
  const taken = new Set(journey.options.filter(({ isRemoved }) => !isRemoved).map(({ label }) => label));
  const label = optionLabels.find((each) => !taken.has(each));
  if (!label) return null;
  const id = crypto.randomUUID();
  const blocks = journey.blocks
    .filter((block) => block.optionId === optionId && !block.isRemoved)
    .map(({ version: _, ...block }) => ({ ...block, id: crypto.randomUUID(), optionId: id }));
  const option = { id, label, name: { pt: "", en: "" }, isRemoved: false };
  const edits: Edit[] = [{ kind: "add_option", option, blocks: blocks.slice(0, AT_ONCE) }];
  for (let done = AT_ONCE; done < blocks.length; done += AT_ONCE) {
    edits.push({ kind: "add_blocks", blocks: blocks.slice(done, done + AT_ONCE) });
  }
  return { id, edits };
}
