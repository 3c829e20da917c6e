import { join } from "node:path";
import { LIGHT, lightSign } from "#domain/heroes/contrast.ts";
import { measureLight } from "#platform/files/measure-light.ts";
import { places } from "#platform/places.ts";
import { isArt } from "../../site/share-images/art-originals.ts";

export type Lit = { width: number; height: number; light: string };

/** The size of a picture and how light it is where. */
export async function readLight(input: string | Uint8Array): Promise<Lit> {
  const { width, height, cells } = await measureLight(input, LIGHT);
  return { width, height, light: cells.map(lightSign).join("") };
}

const known = new Map<string, Promise<Lit | null>>();

/** The same of a picture of the house's art, measured once; null for one that has left it. */
export function readArtLight(name: string): Promise<Lit | null> {
  if (!isArt(name)) return Promise.resolve(null);
  const found = known.get(name) ?? readLight(join(places.artOriginals, `${name}.jpg`)).catch(() => null);
  known.set(name, found);
  return found;
}
