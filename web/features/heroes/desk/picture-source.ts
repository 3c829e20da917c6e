import type { HeroLook, Measured } from "#domain/heroes/hero-desk.ts";
import { type ArtName, art } from "#web/art/generated/art.ts";
import { fallbackSource } from "#web/art/srcset.ts";

/** The pictures of the house's art that can open a page. */
export const artNames = Object.keys(art) as ArtName[];

/** Where the picture of a look is read. */
export function pictureSource({ picture }: HeroLook, { src }: Pick<Measured, "src">): string | undefined {
  if (picture.kind === "file") return src ?? undefined;
  const name = artNames.find((each) => each === picture.name);
  return name && fallbackSource(name, art[name]);
}
