import type { ArtName } from "#web/art/generated/art.ts";
import type { HeroMedia } from "#web/ui/hero/hero-media.ts";

/** What a page opens with, in the reader's language. */
export type HeroView = {
  picture: { kind: "art"; name: ArtName } | { kind: "file"; src: string; width: number; height: number };
  alt: string;
  /** Where the picture is held on each screen and how thick its veil is, as the classes of styles/focus.css. */
  focus: string;
  media: HeroMedia;
};
