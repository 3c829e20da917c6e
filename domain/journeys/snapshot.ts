import { z } from "zod";
import { Localized } from "../localized.ts";
import { Currency } from "../money/money.ts";
import { Picture } from "../site/pictures.ts";
import { Language } from "../text.ts";
import { BlockKind } from "./blocks.ts";

// Sums may be below nothing where options are compared, so amounts are plain whole numbers here.
const Amount = z.number().int();

/** Who stands behind a proposal. */
export const AdvisorCard = z.object({
  name: z.string(),
  photoUrl: z.string().nullable(),
  agency: z.string().nullable(),
  logo: Picture.nullable(),
  colour: z.string().nullable(),
  whatsapp: z.string().nullable(),
  email: z.string(),
});
export type AdvisorCard = z.infer<typeof AdvisorCard>;

/** A hotel as it was on the day of publishing. */
export const SnapshotHotel = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  place: Localized,
  country: z.string(),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
});
export type SnapshotHotel = z.infer<typeof SnapshotHotel>;

const FocalPoint = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });

/** A photograph of the advisor's own, by the id of its content; only who may read the snapshot is given it. */
const OwnPicture = z.object({
  kind: z.literal("own"),
  id: z.uuid(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  caption: Localized,
  focus: FocalPoint.optional(),
});
export const SnapshotPicture = z.union([Picture, OwnPicture]);
export type SnapshotPicture = z.infer<typeof SnapshotPicture>;

/** A paper that the client is handed with an item. */
const SnapshotAttachment = z.object({
  id: z.uuid(),
  name: z.string(),
  mediaType: z.string(),
  bytes: z.number().int(),
});
export type SnapshotAttachment = z.infer<typeof SnapshotAttachment>;

export const SnapshotBlock = z.object({
  id: z.uuid(),
  kind: BlockKind,
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  nights: z.number().int(),
  place: z.string(),
  hotel: SnapshotHotel.nullable(),
  supplier: z.string().nullable(),
  title: Localized,
  text: Localized,
  pictures: z.array(SnapshotPicture),
  /** None in what was published before there were any. */
  attachments: z.array(SnapshotAttachment).default([]),
  /** What the client pays for it alone, in the journey's currency, where the advisor shows it. */
  price: Amount.nullable(),
});
export type SnapshotBlock = z.infer<typeof SnapshotBlock>;

const SnapshotDay = z.object({
  day: z.number().int(),
  date: z.iso.date(),
  blocks: z.array(SnapshotBlock),
});

/** What was published before options had texts has none. */
const said = Localized.default({ pt: "", en: "" });

export const SnapshotOption = z.object({
  id: z.uuid(),
  label: z.string(),
  name: Localized,
  ...{ letter: said, inclusions: said, exclusions: said, terms: said },
  total: Amount,
  perPerson: Amount.nullable(),
  perNight: Amount.nullable(),
  /** How much more it costs than the first option. */
  difference: Amount,
  days: z.array(SnapshotDay),
});
export type SnapshotOption = z.infer<typeof SnapshotOption>;

/**
 * What a client was shown, whole in itself: later edits of the journey, the hotel or the advisor's profile do not
 * touch it. It holds no net price, margin, note, parked or hidden block, and of travellers the first name alone.
 */
export const JourneySnapshot = z.object({
  shape: z.literal(1),
  journeyId: z.uuid(),
  number: z.number().int(),
  publishedAt: z.iso.datetime(),
  advisor: AdvisorCard,
  language: Language,
  title: Localized,
  intro: Localized,
  cover: SnapshotPicture.nullable(),
  travellers: z.array(z.object({ firstName: z.string(), isChild: z.boolean() })),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  nights: z.number().int(),
  currency: Currency,
  options: z.array(SnapshotOption).min(1),
});
export type JourneySnapshot = z.infer<typeof JourneySnapshot>;
