import { z } from "zod";
import { whole } from "../numbers.ts";
import { ArtPicture, FilePicture } from "./blocks.ts";

/** The point that stays in view however the picture is cropped, in percent of its width and height. */
const Focus = z.strictObject({ x: whole({ max: 100 }), y: whole({ max: 100 }) });
export type Focus = z.infer<typeof Focus>;
export const MIDDLE: Focus = { x: 50, y: 50 };

const focus = Focus.optional();

/** What a journey opens with: a picture of the house or of a hotel, or a photograph of one's own. */
export const JourneyCover = z.discriminatedUnion("kind", [
  ArtPicture.extend({ focus }),
  FilePicture.extend({ focus }),
  /** By the file of the journey that holds it. */
  z.strictObject({ kind: z.literal("own"), fileId: z.uuid(), focus }),
]);
export type JourneyCover = z.infer<typeof JourneyCover>;

/** The same photograph for a copy, whose files have ids of their own; none where the copy has it not. */
export function copyCover(cover: JourneyCover | null, ids: ReadonlyMap<string, string>): JourneyCover | null {
  if (cover?.kind !== "own") return cover;
  const fileId = ids.get(cover.fileId);
  return fileId ? { ...cover, fileId } : null;
}
