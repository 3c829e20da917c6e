import { hasWords } from "../localized.ts";
import type { NewBlock } from "./blocks.ts";
import { staysBeyond } from "./days.ts";
import type { JourneyDocument } from "./journeys.ts";
import { standingOptions } from "./make-snapshot.ts";
import { blockAmounts, optionTotals } from "./prices.ts";
import { MAX_AMOUNT } from "./sound-prices.ts";
import { MAX_SNAPSHOT_BLOCKS } from "./weight.ts";

/** Why a journey cannot be shown to its client yet; each names the block it is about, if it is one. */
export type PublishBlocker = {
  blockId: string | null;
  problem: "empty" | "untitled" | "rate_missing" | "too_large" | "beyond_end" | "hotel_left" | "too_many";
};

/** What has to be settled before publishing; `hotelIds` are those of the collection today. */
export function publishBlockers(document: JourneyDocument, hotelIds: ReadonlySet<string>): PublishBlocker[] {
  const standing = new Set(standingOptions(document).map(({ id }) => id));
  const placed = document.blocks.filter(
    ({ optionId, day, isRemoved }) => standing.has(optionId) && day !== null && !isRemoved,
  );
  const shown = placed.filter(({ isVisibleToClient }) => isVisibleToClient);
  if (shown.length === 0) return [{ blockId: null, problem: "empty" }];
  const untitled = shown.filter(({ title }) => !hasWords(title));
  const open = placed.filter((block) => blockAmounts(block, document.head).isOpen);
  const large = tooLarge(document, placed);
  const beyond = staysBeyond(placed, document.head);
  const left = shown.filter(({ supplier }) => supplier?.kind === "hotel" && !hotelIds.has(supplier.hotelId));
  return [
    ...untitled.map(({ id }) => ({ blockId: id, problem: "untitled" as const })),
    ...open.map(({ id }) => ({ blockId: id, problem: "rate_missing" as const })),
    ...large.map((blockId) => ({ blockId, problem: "too_large" as const })),
    ...beyond.map(({ id }) => ({ blockId: id, problem: "beyond_end" as const })),
    ...left.map(({ id }) => ({ blockId: id, problem: "hotel_left" as const })),
    ...(shown.length > MAX_SNAPSHOT_BLOCKS ? [{ blockId: null, problem: "too_many" as const }] : []),
  ];
}

/** The blocks that come to more than a price may be; null once where an option does and none of its blocks alone. */
function tooLarge(document: JourneyDocument, placed: readonly NewBlock[]): (string | null)[] {
  const isLarge = ({ net, sell }: { net: number; sell: number }) => Math.max(net, sell) > MAX_AMOUNT;
  const blocks = placed.filter((block) => isLarge(blockAmounts(block, document.head)));
  if (blocks.length > 0) return blocks.map(({ id }) => id);
  const options = standingOptions(document).map(({ id }) => placed.filter(({ optionId }) => optionId === id));
  return options.some((option) => isLarge(optionTotals(option, document.head))) ? [null] : [];
}
