import { z } from "zod";
import type { JourneySnapshot, SnapshotBlock, SnapshotOption } from "../journeys/snapshot.ts";
import { Localized } from "../localized.ts";

const Amount = z.number().int();

/** One thing that is not as it was in an earlier snapshot, in what the client can see. */
export const ProposalChange = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("dates"), startsOn: z.iso.date(), endsOn: z.iso.date() }),
  z.object({ kind: z.literal("option_added"), label: z.string() }),
  z.object({ kind: z.literal("option_removed"), label: z.string() }),
  z.object({ kind: z.literal("option_changed"), label: z.string() }),
  z.object({ kind: z.literal("price"), label: z.string(), before: Amount, after: Amount }),
  z.object({
    kind: z.enum(["block_added", "block_removed", "block_moved", "block_changed"]),
    label: z.string(),
    blockId: z.uuid(),
    title: Localized,
  }),
]);
export type ProposalChange = z.infer<typeof ProposalChange>;

/** What a reader of the earlier snapshot has not seen yet; nothing between equal ones. */
export function changesBetween(before: JourneySnapshot, after: JourneySnapshot): ProposalChange[] {
  const { startsOn, endsOn } = after;
  const isMoved = before.startsOn !== startsOn || before.endsOn !== endsOn;
  const old = new Map(before.options.map((option) => [option.id, option]));
  const now = new Set(after.options.map(({ id }) => id));
  return [
    ...(isMoved ? [{ kind: "dates" as const, startsOn, endsOn }] : []),
    ...after.options.flatMap((option) => changesOfOption(old.get(option.id), option)),
    ...before.options
      .filter(({ id }) => !now.has(id))
      .map(({ label }) => ({ kind: "option_removed" as const, label })),
  ];
}

function changesOfOption(before: SnapshotOption | undefined, after: SnapshotOption): ProposalChange[] {
  const { label } = after;
  if (!before) return [{ kind: "option_added", label }];
  const [old, now] = [placedBlocks(before), placedBlocks(after)];
  const isSame = JSON.stringify(saidOf(before)) === JSON.stringify(saidOf(after));
  const price = { kind: "price" as const, label, before: before.total, after: after.total };
  return [
    ...(before.total === after.total ? [] : [price]),
    ...(isSame ? [] : [{ kind: "option_changed" as const, label }]),
    ...[...now].flatMap(([id, placed]) => changesOfBlock(old.get(id), placed, label)),
    ...[...old]
      .filter(([id]) => !now.has(id))
      .map(([blockId, { block }]) => ({
        kind: "block_removed" as const,
        label,
        blockId,
        title: block.title,
      })),
  ];
}

/** What an option says, apart from its items and its price. */
function saidOf({ name, letter, inclusions, exclusions, terms }: SnapshotOption): string[] {
  return [name, letter, inclusions, exclusions, terms].flatMap(({ pt, en }) => [pt, en]);
}

type Placed = { block: SnapshotBlock; date: string };

function placedBlocks({ days }: SnapshotOption): Map<string, Placed> {
  return new Map(days.flatMap(({ date, blocks }) => blocks.map((block) => [block.id, { block, date }])));
}

function changesOfBlock(before: Placed | undefined, after: Placed, label: string): ProposalChange[] {
  const { id: blockId, title } = after.block;
  if (!before) return [{ kind: "block_added", label, blockId, title }];
  const isMoved = before.date !== after.date || before.block.startsAt !== after.block.startsAt;
  const isSame = JSON.stringify(said(before.block)) === JSON.stringify(said(after.block));
  return [
    ...(isMoved ? [{ kind: "block_moved" as const, label, blockId, title }] : []),
    ...(isSame ? [] : [{ kind: "block_changed" as const, label, blockId, title }]),
  ];
}

/** What a block says, apart from when it is. */
function said(block: SnapshotBlock) {
  const { kind, nights, place, hotel, supplier, title, text, pictures, attachments, price, endsAt } = block;
  return [
    kind,
    nights,
    place,
    hotel?.id,
    supplier,
    title.pt,
    title.en,
    text.pt,
    text.en,
    pictures,
    attachments,
    price,
    endsAt,
  ];
}
