import type { JourneyCover } from "#domain/journeys/cover.ts";
import type { Journey } from "#domain/journeys/journeys.ts";
import { type ArtName, art } from "#web/art/generated/art.ts";
import { fallbackSource } from "#web/art/srcset.ts";

/** A cover as it can be drawn: its size, and where it is read. */
export type Measured = { width: number; height: number; src: string };
type AddressOf = (uploadId: string) => { large: string } | undefined;

/** What a cover is drawn from; nothing where its picture is not there, or not yet. */
export function measuredCover(
  cover: JourneyCover,
  { files }: Journey,
  addressOf: AddressOf,
): Measured | null {
  if (cover.kind === "file") return cover;
  if (cover.kind === "art") {
    if (!(cover.name in art)) return null;
    const record = art[cover.name as ArtName];
    return { width: record.width, height: record.height, src: fallbackSource(cover.name, record) };
  }
  const file = files.find(({ id, isRemoved }) => id === cover.fileId && !isRemoved);
  const address = file && addressOf(file.upload.id);
  if (!address || !file.upload.width || !file.upload.height) return null;
  return { width: file.upload.width, height: file.upload.height, src: address.large };
}

/** What a cover is told from others by. */
export function coverKey(cover: JourneyCover): string {
  if (cover.kind === "own") return cover.fileId;
  return cover.kind === "art" ? cover.name : cover.src;
}
