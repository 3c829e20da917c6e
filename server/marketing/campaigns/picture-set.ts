import type { Picture } from "#domain/site/pictures.ts";
import type { Deps } from "../../deps.ts";
import { listPhotos } from "../../materials/photos/list-photos.ts";
import { findOriginal } from "../../site/share-images/art-originals.ts";
import type { Photo } from "../pieces/piece-content.ts";

type Needs = Pick<Deps, "db" | "files" | "clock">;
type KitPhoto = Awaited<ReturnType<typeof listPhotos>>[number];

const ART = "art:";
const MATERIAL = "material:";

/** The house's art or a photograph of the kit; one that may not be used any more is left out. */
export type SetPicture = { ref: string } & ({ art: string } | { photo: KitPhoto });

/** What the names of a campaign's set stand for today. */
export async function readPictureSet(deps: Needs, refs: readonly string[]): Promise<SetPicture[]> {
  const ids = refs.flatMap((ref) => (ref.startsWith(MATERIAL) ? [ref.slice(MATERIAL.length)] : []));
  const photos = new Map((await listPhotos(deps, { ids })).map((photo) => [photo.id, photo]));
  return refs.flatMap((ref): SetPicture[] => {
    if (ref.startsWith(ART)) return [{ ref, art: ref.slice(ART.length) }];
    const photo = photos.get(ref.slice(MATERIAL.length));
    return photo ? [{ ref, photo }] : [];
  });
}

/** A picture of a set as pages show it. */
export function toPicture(one: SetPicture, about: string): Picture | null {
  const alt = { pt: about, en: about };
  if ("art" in one) return { kind: "art", name: one.art, alt };
  const { src, width, height } = one.photo;
  return src && width && height ? { kind: "file", src, width, height, alt } : null;
}

/** A picture of a set as pieces are made of it. */
export async function toPhoto({ files }: Pick<Deps, "files">, one: SetPicture): Promise<Photo> {
  if ("art" in one) {
    const { path, width, height, focalPoint } = findOriginal(one.art);
    return { path, width, height, focalPoint };
  }
  const { key, bytes } = one.photo;
  return { bytes: await readBytes(files, { key, bytes }) };
}

/** The whole content of a stored file. */
export async function readBytes(
  files: Deps["files"],
  { key, bytes }: { key: string; bytes: number },
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(await files.read(key, bytes)).arrayBuffer());
}
