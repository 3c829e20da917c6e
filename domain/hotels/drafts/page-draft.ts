import { z } from "zod";
import { Version } from "../../numbers.ts";
import { coded, Language } from "../../text.ts";
import { SectionKind } from "./content.ts";

const Words = z.record(z.string(), z.string());
const Places = z.object({ pt: z.array(z.string()), en: z.array(z.string()) });

/** One section as it is being written, with what is read now beside it. */
export const SectionDraft = z
  .object({
    kind: SectionKind,
    frame: z.record(z.string(), z.unknown()),
    frameVersion: Version,
    pt: Words,
    ptVersion: Version,
    en: Words,
    enVersion: Version,
    /** Fields that still say what the other language said before it alone was changed. */
    outdated: Places,
    /** Fields that a language owes before it can be published. */
    missing: Places,
    /** What everybody reads; null before the first publishing. */
    published: z
      .object({
        frame: z.record(z.string(), z.unknown()),
        pt: Words,
        en: Words,
        /** How often each language was published. */
        versions: z.object({ pt: Version, en: Version }),
        at: z.iso.datetime(),
      })
      .nullable(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "SectionDraft" });
export type SectionDraft = z.infer<typeof SectionDraft>;

/** A hotel's page as it is being written. */
export const PageDraft = z.object({
  hotelId: z.string(),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(["hotel", "group"]),
  country: z.string(),
  style: z.string(),
  path: z.string(),
  isPublished: z.boolean(),
  sections: z.array(SectionDraft),
});
export type PageDraft = z.infer<typeof PageDraft>;

/** What was published of one section in one language. */
export const Publication = z
  .object({
    id: z.string(),
    kind: SectionKind,
    language: Language,
    version: Version,
    by: z.string().nullable(),
    isOnBehalf: z.boolean(),
    at: z.iso.datetime(),
    words: Words,
    frame: z.record(z.string(), z.unknown()),
  })
  .meta({ id: "Publication" });
export type Publication = z.infer<typeof Publication>;

export const PageHistory = z.object({ publications: z.array(Publication) });
export type PageHistory = z.infer<typeof PageHistory>;

export const PublishWish = z.strictObject({
  kind: SectionKind,
  languages: z.array(Language).min(1).max(2),
  /** The versions that whoever publishes has seen. */
  versions: z.strictObject({ frame: Version, pt: Version, en: Version }),
});
export type PublishWish = z.infer<typeof PublishWish>;

/** Says that a field still says the same as the other language's, without an edit. */
export const Affirmation = z.strictObject({
  kind: SectionKind,
  language: Language,
  at: coded(/^[A-Za-z0-9.]+$/, { max: 150 }),
  versions: z.strictObject({ pt: Version, en: Version }),
});
export type Affirmation = z.infer<typeof Affirmation>;

export const Restoration = z.strictObject({
  operation: z.uuid(),
  /** The versions that whoever restores has seen: of the language that comes back, and of lists and pictures. */
  version: Version,
  frameVersion: Version,
});
export type Restoration = z.infer<typeof Restoration>;
