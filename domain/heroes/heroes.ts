import { z } from "zod";
import { Localized } from "../localized.ts";
import { SitePage } from "../site/pages.ts";
import { ArtRef, FilePath, FocalPoints, Picture } from "../site/pictures.ts";

/** What plays over a hero's picture: nothing, a film of ours, a film somebody uploaded, or an embedded one. */
export const HeroFilm = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("art"), name: ArtRef }),
  z.object({ kind: z.literal("file"), src: FilePath }),
  z.object({ kind: z.literal("embed"), provider: z.enum(["youtube", "vimeo"]), videoId: z.string() }),
]);
export type HeroFilm = z.infer<typeof HeroFilm>;

export const HeroKind = z.enum(["image", "video_file", "video_embed"]);
export type HeroKind = z.infer<typeof HeroKind>;

/** The opening of a page; its picture is also what stands before a film plays and under reduced motion. */
export const Hero = z.object({
  page: SitePage,
  kind: HeroKind,
  picture: Picture,
  film: HeroFilm.nullable(),
  /** What a reader who cannot see it is told. */
  alt: Localized,
  focalPoints: FocalPoints,
  /** Tenths of the shade under the words. */
  veil: z.number().int(),
});
export type Hero = z.infer<typeof Hero>;

/** What a page opens with at this moment; null while an administrator has published none. */
export const CurrentHero = z.object({ hero: Hero.nullable() });
export type CurrentHero = z.infer<typeof CurrentHero>;
