import type { FocalPoints, Picture } from "#domain/site/pictures.ts";
import manifest from "../../../web/art/originals/manifest.json" with { type: "json" };

/** A picture of the house's art, with the description its manifest gives. */
export function artPicture(name: string): Picture {
  const { altPt, altEn } = entry(name);
  return { kind: "art", name, alt: { pt: altPt, en: altEn } };
}

/** The focal point of a picture of the house's art, the same on every breakpoint. */
export function artFocalPoints(name: string): FocalPoints {
  const { focalPoint } = entry(name);
  return { phone: focalPoint, tablet: focalPoint, desktop: focalPoint };
}

function entry(name: string) {
  const found = manifest.find(({ file }) => file === `${name}.jpg`);
  if (!found) throw new Error(`the house has no picture ${name}`);
  return found;
}
