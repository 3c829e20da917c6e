import { z } from "zod";
import { listAnswer, listQuery } from "../list/list.ts";
import { coded, GivenDay, line, lines, slug } from "../text.ts";
import { VersionState } from "./versions.ts";

/** What a hotel gives to sell it with. */
export const materialTypes = [
  "fact_sheet",
  "photo",
  "film",
  "presentation",
  "rate_sheet",
  "menu",
  "floor_plan",
  "logo",
] as const;
export const MaterialType = z.enum(materialTypes);
export type MaterialType = z.infer<typeof MaterialType>;

/** The language of its words; a photograph or a logo has none. */
export const materialLanguages = ["pt", "en", "none"] as const;
export const MaterialLanguage = z.enum(materialLanguages);
export type MaterialLanguage = z.infer<typeof MaterialLanguage>;

/** Whether it can be used today. */
export const situations = ["open", "embargoed", "expired"] as const;
export const Situation = z.enum(situations);
export type Situation = z.infer<typeof Situation>;

/** A year, or all of them. */
const Season = coded(/^(all|20\d\d)$/, { max: 4 });

const UploadId = coded(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[0-9a-f]{32}$/, { max: 80 });

/** A new version of a slot, made of an upload that has arrived whole. */
export const NewVersion = z.strictObject({
  uploadId: UploadId,
  /** A moment of a film, which the sender's browser took out of it. */
  posterUploadId: UploadId.optional(),
  type: MaterialType,
  language: MaterialLanguage,
  season: Season,
  title: line(120),
  /** What is new in it, told to whoever took the one before. */
  changes: lines(300).optional(),
  credit: line(160).optional(),
  tags: z.array(line(40)).max(12).optional(),
  /** What it shows, for those who cannot see it. */
  altPt: line(240).optional(),
  altEn: line(240).optional(),
  validFrom: GivenDay.optional(),
  validUntil: GivenDay.optional(),
  embargoUntil: GivenDay.optional(),
});
export type NewVersion = z.infer<typeof NewVersion>;

/** What an administrator answers to a version that waits; sending it back needs words. */
export const Review = z.discriminatedUnion("to", [
  z.strictObject({ to: z.literal("published") }),
  z.strictObject({ to: z.literal("returned"), comment: lines(500) }),
]);
export type Review = z.infer<typeof Review>;

const FileShape = z.object({
  mediaType: z.string(),
  bytes: z.number(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  pages: z.number().nullable(),
});

/** A version as its hotel and administrators see it. */
export const MaterialVersion = z
  .object({
    id: z.string(),
    number: z.number(),
    state: VersionState,
    changes: z.string().nullable(),
    credit: z.string().nullable(),
    tags: z.array(z.string()),
    alt: z.object({ pt: z.string().nullable(), en: z.string().nullable() }),
    validFrom: z.string().nullable(),
    validUntil: z.string().nullable(),
    embargoUntil: z.string().nullable(),
    comment: z.string().nullable(),
    createdAt: z.string(),
    publishedAt: z.string().nullable(),
    file: FileShape,
  })
  .meta({ id: "MaterialVersion" });
export type MaterialVersion = z.infer<typeof MaterialVersion>;

const slot = {
  id: z.string(),
  hotel: z.object({ id: z.string(), slug: z.string(), name: z.string() }),
  type: MaterialType,
  language: MaterialLanguage,
  season: z.string(),
  title: z.string(),
};

/** A material as whoever sells reads it: its newest version, and which one they hold. */
export const Material = z
  .object({
    ...slot,
    situation: Situation,
    version: MaterialVersion.omit({ state: true, comment: true }),
    /** The smallest picture of it; none while it cannot be used. */
    picture: z.string().nullable(),
    isFavourite: z.boolean(),
    isNew: z.boolean(),
    /** The number of the version the reader took last. */
    takenNumber: z.number().nullable(),
  })
  .meta({ id: "Material" });
export type Material = z.infer<typeof Material>;

const materialQuery = {
  sorts: ["published", "title"],
  sort: "-published",
  filters: {
    hotel: slug().optional(),
    type: MaterialType.optional(),
    language: MaterialLanguage.optional(),
    situation: Situation.optional(),
    only: z.enum(["favourites", "new"]).optional(),
    /** One of the reader's own. */
    collection: z.uuid().optional(),
  },
} as const;
export const MaterialQuery = listQuery(materialQuery);
export type MaterialQuery = z.infer<typeof MaterialQuery>;

export const Materials = listAnswer(Material, {
  type: materialTypes,
  language: materialLanguages,
  situation: situations,
}).extend({
  hotels: z.array(z.object({ slug: z.string(), name: z.string(), count: z.number() })),
  /** What was searched for instead, where nothing is called as it was typed. */
  readAs: z.string().nullable(),
  lastVisitAt: z.string().nullable(),
  /** Until when this answer is complete: what marks the visit once it was read. */
  asOf: z.string(),
});
export type Materials = z.infer<typeof Materials>;

/** A material with its whole past, as whoever sells may see it: published versions, without comments. */
export const MaterialDetail = z.object({
  material: Material,
  /** A larger picture of it; none while it cannot be used. */
  preview: z.string().nullable(),
  versions: z.array(
    z.object({
      number: z.number(),
      state: VersionState,
      changes: z.string().nullable(),
      publishedAt: z.string().nullable(),
    }),
  ),
});
export type MaterialDetail = z.infer<typeof MaterialDetail>;

/** What was replaced after the reader took it, newest first. */
export const Recalls = z.object({
  recalls: z.array(
    z.object({
      materialId: z.string(),
      title: z.string(),
      hotelName: z.string(),
      takenAt: z.string(),
      takenNumber: z.number(),
      number: z.number(),
      changes: z.string().nullable(),
    }),
  ),
});
export type Recalls = z.infer<typeof Recalls>;

/** Materials to take together: one file, or a zip of several. */
export const Taking = z.strictObject({ ids: z.array(z.uuid()).min(1).max(200) });
/** The link that opens what was taken, and what had to stay behind. */
export const Taken = z.object({
  path: z.string(),
  expiresAt: z.string(),
  leftOut: z.array(z.object({ id: z.string(), title: z.string(), situation: Situation })),
});
export type Taken = z.infer<typeof Taken>;

/** Asks a hotel for a piece that its kit lacks. */
export const PieceRequest = z.strictObject({
  hotel: slug(),
  type: MaterialType,
  language: MaterialLanguage,
  words: line(120).optional(),
});
export type PieceRequest = z.infer<typeof PieceRequest>;

/** What a kit has and lacks, slot by slot. */
export const Completeness = z.object({
  hotel: z.object({ slug: z.string(), name: z.string() }),
  filled: z.number(),
  of: z.number(),
  missing: z.array(
    z.object({ type: MaterialType, language: MaterialLanguage, asked: z.number(), askedByMe: z.boolean() }),
  ),
});
export type Completeness = z.infer<typeof Completeness>;

/** A slot as its hotel's desk shows it. */
export const DeskMaterial = z.object({
  ...slot,
  versions: z.array(MaterialVersion.extend({ picture: z.string().nullable(), takes: z.number() })),
});
export type DeskMaterial = z.infer<typeof DeskMaterial>;

/** A hotel's whole desk: its slots, what its kit lacks, and who took what. */
export const Desk = z.object({
  materials: z.array(DeskMaterial),
  completeness: Completeness,
  /** How often its files were taken, and by how many people; by name only from a request to the hotel on. */
  takes: z.object({ takes: z.number(), people: z.number() }),
});
export type Desk = z.infer<typeof Desk>;

/** The versions that wait for an administrator, the longest first. */
export const ReviewQueue = z.object({
  waiting: z.array(
    z.object({ ...slot, version: MaterialVersion, picture: z.string().nullable(), path: z.string() }),
  ),
});
export type ReviewQueue = z.infer<typeof ReviewQueue>;
