import { z } from "zod";
import { Money, Rate } from "../money/money.ts";
import { Version, whole } from "../numbers.ts";
import { fileAddress } from "../site/file-addresses.ts";
import { coded, GivenDay, line, text } from "../text.ts";
import { Rank } from "./ranks.ts";

export const blockKinds = ["stay", "experience", "transfer", "flight", "dining", "note"] as const;
export const BlockKind = z.enum(blockKinds);
export type BlockKind = z.infer<typeof BlockKind>;

/** More than anybody travels, so that a journey stays a journey. */
export const MAX_DAYS = 366;
export const MAX_BLOCKS = 2_000;

/** Words for the client: written in one language or both; the page falls back on the side that is written. */
const Words = (max: number) => z.strictObject({ pt: text(max), en: text(max) });
const Title = Words(200);

const Clock = coded(/^([01]\d|2[0-3]):[0-5]\d$/, { max: 5 });

/** A rate that was typed on a day and no longer moves: units of the journey's currency for one of the price's. */
const Exchange = z.strictObject({ rate: Rate, on: GivenDay });
export type Exchange = z.infer<typeof Exchange>;

/** An amount, and how it becomes the journey's currency where it has another. */
export const Price = z.strictObject({ ...Money.shape, exchange: Exchange.nullable() });
export type Price = z.infer<typeof Price>;

/** Who provides it: a hotel of the collection, by id, or whoever the advisor names. */
const Supplier = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("hotel"), hotelId: z.uuid() }),
  z.strictObject({ kind: z.literal("named"), name: line(160) }),
]);

const Alt = Words(300);
const size = whole({ min: 1, max: 20_000 });

/** A picture of the house. */
export const ArtPicture = z.strictObject({
  kind: z.literal("art"),
  name: coded(/^[a-z0-9]+(-[a-z0-9]+)*$/, { max: 100 }),
  alt: Alt,
});
/** A picture of a hotel's kit or page, or of an offer. */
export const FilePicture = z.strictObject({
  kind: z.literal("file"),
  src: coded(fileAddress, { max: 500 }),
  width: size,
  height: size,
  alt: Alt,
});

/** A picture of somebody else's that a block takes; photographs of one's own are files of the journey. */
const BlockPicture = z.discriminatedUnion("kind", [ArtPicture, FilePicture]);
export type BlockPicture = z.infer<typeof BlockPicture>;
export { BlockPicture };

/** Everything that is said of a block, apart from which one it is. */
export const BlockContent = z.strictObject({
  optionId: z.uuid(),
  kind: BlockKind,
  /** Counted from the first day, 0; null while it is parked. */
  day: whole({ max: MAX_DAYS - 1 }).nullable(),
  position: Rank,
  startsAt: Clock.nullable(),
  endsAt: Clock.nullable(),
  /** How long a stay lasts; 0 for everything else. */
  nights: whole({ max: MAX_DAYS }),
  place: text(160),
  supplier: Supplier.nullable(),
  title: Title,
  text: Words(4_000),
  pictures: z.array(BlockPicture).max(12),
  net: Price.nullable(),
  /** Null where the markup of the journey makes it from the net price, or where nothing is charged. */
  sell: Price.nullable(),
  /** For whoever builds the journey alone. */
  note: text(4_000),
  isVisibleToClient: z.boolean(),
  isPriceVisible: z.boolean(),
  isRemoved: z.boolean(),
});
export type BlockContent = z.infer<typeof BlockContent>;

export const NewBlock = BlockContent.extend({ id: z.uuid() });
export type NewBlock = z.infer<typeof NewBlock>;

export const JourneyBlock = NewBlock.extend({ version: Version }).meta({ id: "JourneyBlock" });
export type JourneyBlock = z.infer<typeof JourneyBlock>;

/** A block of which nothing is said yet. */
export function emptyBlock(given: Pick<NewBlock, "id" | "optionId" | "kind" | "day" | "position">): NewBlock {
  return {
    startsAt: null,
    endsAt: null,
    nights: given.kind === "stay" ? 1 : 0,
    place: "",
    supplier: null,
    title: { pt: "", en: "" },
    text: { pt: "", en: "" },
    pictures: [],
    net: null,
    sell: null,
    note: "",
    isVisibleToClient: true,
    isPriceVisible: false,
    isRemoved: false,
    ...given,
  };
}

/** Blocks in the order of their day: by place, ties by id so that every reader has the same. */
export function inOrder<B extends Pick<NewBlock, "position" | "id">>(blocks: readonly B[]): B[] {
  return [...blocks].sort((a, b) => compare(a.position, b.position) || compare(a.id, b.id));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
