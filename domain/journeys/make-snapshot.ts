import { inOrder, type NewBlock } from "./blocks.ts";
import { dateOfDay, dayCount, nightCount } from "./days.ts";
import { filesOf, isPicture, type NewFile } from "./files.ts";
import type { JourneyDocument, NewOption } from "./journeys.ts";
import { blockAmounts, differences, optionTotals } from "./prices.ts";
import {
  type AdvisorCard,
  JourneySnapshot,
  type SnapshotBlock,
  type SnapshotHotel,
  type SnapshotOption,
  type SnapshotPicture,
} from "./snapshot.ts";

type Input = {
  journeyId: string;
  number: number;
  publishedAt: Date;
  document: JourneyDocument;
  advisor: AdvisorCard;
  hotels: ReadonlyMap<string, SnapshotHotel>;
};

/** What the client is shown of a journey; its shape lets nothing else through. */
export function makeSnapshot(input: Input): JourneySnapshot {
  const { journeyId, number, publishedAt, document, advisor } = input;
  const { head } = document;
  const options = standingOptions(document);
  const totals = options.map(({ id }) => optionTotals(ofOption(document, id), head));
  const more = differences(totals.map(({ sell }) => sell));
  return JourneySnapshot.parse({
    ...{ shape: 1, journeyId, number, publishedAt: publishedAt.toISOString() },
    advisor: { ...advisor, colour: head.colour ?? advisor.colour },
    ...head,
    cover: coverOf(document),
    nights: nightCount(head),
    options: options.map((option, index) => {
      const { sell, perPerson, perNight } = totals[index]!;
      const days = daysOf(option, input);
      return { ...option, total: sell, perPerson, perNight, difference: more[index]!, days };
    }),
  });
}

/** The options that stand, by their letter. */
export function standingOptions<O extends Pick<NewOption, "label" | "isRemoved">>({
  options,
}: {
  options: readonly O[];
}): O[] {
  return options.filter(({ isRemoved }) => !isRemoved).sort((a, b) => (a.label < b.label ? -1 : 1));
}

function ofOption({ blocks }: JourneyDocument, optionId: string): NewBlock[] {
  return blocks.filter((block) => block.optionId === optionId);
}

function daysOf({ id }: NewOption, { document, hotels }: Input): SnapshotOption["days"] {
  const { head } = document;
  const shown = ofOption(document, id).filter((block) => block.isVisibleToClient && !block.isRemoved);
  const byDay = Map.groupBy(shown, ({ day }) => day);
  return Array.from({ length: dayCount(head) }, (_, day) => ({
    day,
    date: dateOfDay(head.startsOn, day),
    blocks: inOrder(byDay.get(day) ?? []).map(
      (block): SnapshotBlock => ({
        ...block,
        ...shownFiles(document, block),
        hotel: block.supplier?.kind === "hotel" ? (hotels.get(block.supplier.hotelId) ?? null) : null,
        supplier: block.supplier?.kind === "named" ? block.supplier.name : null,
        price: block.isPriceVisible ? blockAmounts(block, head).sell : null,
      }),
    ),
  }));
}

type Shown = Pick<SnapshotBlock, "pictures" | "attachments">;

/** The advisor's own photographs first, then those of the hotel; of papers those that are the client's. */
function shownFiles({ files }: JourneyDocument, { id, pictures }: NewBlock): Shown {
  const shown = filesOf(files, id).filter(({ audience }) => audience === "client");
  return {
    pictures: [...shown.filter(isPicture).map(ownPicture), ...pictures],
    attachments: shown.filter((file) => !isPicture(file)).map(({ upload }) => upload),
  };
}

function ownPicture({ upload: { id, width, height }, caption }: NewFile) {
  return { kind: "own" as const, id, width: width!, height: height!, caption };
}

function coverOf({ head: { cover }, files }: JourneyDocument): SnapshotPicture | null {
  if (!cover) return null;
  const { focus, ...picture } = cover;
  const held = focus && { focus: { x: focus.x / 100, y: focus.y / 100 } };
  if (picture.kind !== "own") return { ...picture, ...held };
  const file = files.find(({ id, isRemoved }) => id === picture.fileId && !isRemoved);
  return file && isPicture(file) ? { ...ownPicture(file), ...held } : null;
}

/** Every content of the advisor's own that a snapshot shows, by its id. */
export function ownFilesOf({ cover, options }: JourneySnapshot): string[] {
  const blocks = options.flatMap(({ days }) => days.flatMap((day) => day.blocks));
  const pictures = [...blocks.flatMap((block) => block.pictures), ...(cover ? [cover] : [])];
  const owned = pictures.flatMap((picture) => (picture.kind === "own" ? [picture.id] : []));
  const handed = blocks.flatMap(({ attachments }) => attachments.map(({ id }) => id));
  return [...new Set([...owned, ...handed])];
}
