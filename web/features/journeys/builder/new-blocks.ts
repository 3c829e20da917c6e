import { type BlockKind, emptyBlock, type JourneyBlock, type NewBlock } from "#domain/journeys/blocks.ts";
import type { StayHotel } from "#domain/journeys/journey-lists.ts";
import type { Journey } from "#domain/journeys/journeys.ts";
import { emptyOption, optionLabels } from "#domain/journeys/journeys.ts";
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

/** The same block once more at the end of its day, with its files. */
export function copyBlock(journey: Journey, { version: _, ...block }: JourneyBlock): Edit[] {
  const copy = { ...block, id: crypto.randomUUID(), position: endOf(journey, block.optionId, block.day) };
  return [{ kind: "add_blocks", blocks: [copy] }, ...copyFiles(journey, new Map([[block.id, copy.id]]))];
}

/** What goes with blocks, for their copies; the content is the same, and nothing is sent again. */
function copyFiles({ files }: Journey, copies: ReadonlyMap<string, string>): Edit[] {
  const copied = files
    .filter(({ blockId, isRemoved }) => !isRemoved && blockId !== null && copies.has(blockId))
    .map(({ version: _, ...file }) => ({
      ...file,
      id: crypto.randomUUID(),
      blockId: copies.get(file.blockId!)!,
    }));
  return inLots(copied, 200).map((lot) => ({ kind: "add_files", files: lot }));
}

function inLots<T>(things: readonly T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(things.length / most) }, (_, lot) =>
    things.slice(lot * most, (lot + 1) * most),
  );
}

/** A day's blocks once more, at the end of the day after it, with their files. */
export function copyDay(journey: Journey, { optionId, day }: { optionId: string; day: number }): Edit[] {
  const blocks = blocksOn(journey, optionId, day);
  const ranks = ranksAfter(blocksOn(journey, optionId, day + 1).at(-1)?.position ?? null, blocks.length);
  const copies = new Map<string, string>(blocks.map((block) => [block.id, crypto.randomUUID()]));
  const copied = blocks.map(({ version: _, ...block }, index) => ({
    ...block,
    id: copies.get(block.id)!,
    day: day + 1,
    position: ranks[index]!,
  }));
  return [{ kind: "add_blocks", blocks: copied }, ...copyFiles(journey, copies)];
}

/** Another option under the next free letter, with all that one has; nothing where no letter is left. */
export function copyOption(journey: Journey, optionId: string): { id: string; edits: Edit[] } | null {
  const taken = new Set(journey.options.filter(({ isRemoved }) => !isRemoved).map(({ label }) => label));
  const label = optionLabels.find((each) => !taken.has(each));
  if (!label) return null;
  const id = crypto.randomUUID();
  const standing = journey.blocks.filter((block) => block.optionId === optionId && !block.isRemoved);
  const copies = new Map<string, string>(standing.map((block) => [block.id, crypto.randomUUID()]));
  const blocks = standing.map(({ version: _, ...block }) => ({
    ...block,
    id: copies.get(block.id)!,
    optionId: id,
  }));
  const { version: _, ...from } = journey.options.find((option) => option.id === optionId)!;
  // Its name and its letter are of the one option alone.
  const { name, letter } = emptyOption({ id, label });
  const option = { ...from, id, label, name, letter };
  const [first = [], ...rest] = inLots(blocks, AT_ONCE);
  const more: Edit[] = rest.map((lot) => ({ kind: "add_blocks", blocks: lot }));
  return {
    id,
    edits: [{ kind: "add_option", option, blocks: first }, ...more, ...copyFiles(journey, copies)],
  };
}
