import { z } from "zod";
import { Version, whole } from "../numbers.ts";
import { SitePage } from "../site/pages.ts";
import { coded, Instant, line, text } from "../text.ts";
import { HeroKind } from "./heroes.ts";

/** Weight budgets: what is sent to us, and what a reader's window loads. */
export const MAX_HERO_PICTURE_BYTES = 4 * 1_024 * 1_024;
export const MAX_HERO_FILM_BYTES = 6 * 1_024 * 1_024;
export const HERO_BUDGET = { pictureBytes: 350_000, filmBytes: 4_000_000 } as const;
/** Narrower pictures are soft on a large screen. */
export const MIN_HERO_WIDTH = 1_200;

const Tenth = whole({ max: 10 });
const Focus = z.strictObject({ x: Tenth, y: Tenth });

/** What a hero looks like, as an administrator writes it; focal points and veil are in tenths, as pages hold them. */
export const HeroLook = z
  .strictObject({
    name: line(60),
    kind: HeroKind,
    picture: z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("art"), name: coded(/^[a-z0-9]+(-[a-z0-9]+)*$/, { max: 60 }) }),
      z.strictObject({ kind: z.literal("file"), id: z.uuid() }),
    ]),
    /** A name of the house's films, a file's address, or the address of an embedded film. */
    film: text(300).nullable(),
    alt: z.strictObject({ pt: text(300), en: text(300) }),
    focus: z.strictObject({ phone: Focus, tablet: Focus, desktop: Focus }),
    veil: Tenth,
  })
  .meta({ id: "HeroLook" });
export type HeroLook = z.infer<typeof HeroLook>;

export const NewHero = z.strictObject({ page: SitePage, look: HeroLook });
export type NewHero = z.infer<typeof NewHero>;

export const HeroDraft = z.strictObject({ version: Version, look: HeroLook });
export const HeroVersioned = z.strictObject({ version: Version });
export const HeroPlanned = z.strictObject({
  version: Version,
  startsAt: Instant.nullable(),
  endsAt: Instant.nullable(),
});
export type HeroPlanned = z.infer<typeof HeroPlanned>;
export const HeroRestored = z.strictObject({ version: Version, number: whole({ min: 1 }) });
export const HeroOrder = z.strictObject({ page: SitePage, ids: z.array(z.uuid()).min(1).max(50) });
export type HeroOrder = z.infer<typeof HeroOrder>;

/** What is known of the files a look names: what the contrast and the budget are judged by. */
const Measured = z.object({
  src: z.string().nullable(),
  width: z.number(),
  height: z.number(),
  light: z.string().nullable(),
  /** What a large window loads; null until its renditions are made. */
  pictureBytes: z.number().nullable(),
  filmBytes: z.number().nullable(),
});
export type Measured = z.infer<typeof Measured>;

const Seen = z.object({ look: HeroLook, measured: Measured });
export const heroStates = ["live", "scheduled", "waiting", "ended", "draft"] as const;

/** A hero on the desk: what readers see of it, and what was changed and not yet published. */
export const DeskHero = z
  .object({
    id: z.uuid(),
    page: SitePage,
    state: z.enum(heroStates),
    version: Version,
    live: Seen.nullable(),
    draft: Seen.nullable(),
    startsAt: z.string().nullable(),
    endsAt: z.string().nullable(),
    publishedAt: z.string().nullable(),
    updatedAt: z.string(),
  })
  .meta({ id: "DeskHero" });
export type DeskHero = z.infer<typeof DeskHero>;

/** What a page may open with, first the one that comes first. */
export const DeskPage = z.object({ page: SitePage, heroes: z.array(DeskHero) }).meta({ id: "DeskPage" });
export type DeskPage = z.infer<typeof DeskPage>;

export const HeroDesk = z.object({ pages: z.array(z.object({ page: SitePage, count: z.number() })) });
export type HeroDesk = z.infer<typeof HeroDesk>;

export const HeroHistory = z.object({
  versions: z.array(
    Seen.extend({ number: z.number(), by: z.string().nullable(), at: z.string(), isLive: z.boolean() }),
  ),
});
export type HeroHistory = z.infer<typeof HeroHistory>;

export const HeroFile = z
  .object({
    id: z.uuid(),
    src: z.string(),
    width: z.number().nullable(),
    height: z.number().nullable(),
    bytes: z.number(),
  })
  .meta({ id: "HeroFile" });
export type HeroFile = z.infer<typeof HeroFile>;
