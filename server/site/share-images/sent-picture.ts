import type { Tools } from "../../tools.ts";

type FocalPoint = { x: number; y: number };

/** A picture that somebody sent: what it is known by, and its content once it is drawn. */
export type SentPicture = { id: string; focalPoint: FocalPoint; read: () => Promise<Uint8Array> };

/** A file as a share image is cut from it, by its widest rendition; none where it is gone. */
export async function findSentPicture(
  { db, files }: Pick<Tools, "db" | "files">,
  { id, focalPoint = { x: 0.5, y: 0.5 } }: { id: string; focalPoint?: FocalPoint | undefined },
): Promise<SentPicture | null> {
  const found = await files.find(db, id);
  if (!found) return null;
  const made = found.renditions.filter(({ format }) => format === "webp");
  const widest = made.sort((one, other) => other.width - one.width)[0] ?? found.file;
  const { storageKey, bytes } = widest;
  const read = async () =>
    new Uint8Array(await new Response(await files.read(storageKey, bytes)).arrayBuffer());
  return { id, focalPoint, read };
}
