import type { BlockPicture } from "#domain/journeys/blocks.ts";
import { type NewFile, Upload } from "#domain/journeys/files.ts";
import { type Operation, writtenBlocks } from "#domain/journeys/operations.ts";
import { kitPictureIdOf } from "#domain/site/file-addresses.ts";
import type { Tx } from "#platform/database/database.ts";
import { requireOwnClient } from "../../clients/require-own-client.ts";
import { readStayHotels } from "../../hotels/stays/read-stay-hotels.ts";
import { refuse } from "../../http/refuse.ts";
import { pictureFileOf } from "../../site/pictures/picture-file.ts";
import { isArt } from "../../site/share-images/art-originals.ts";
import { findOwnUploads } from "../files/queries.ts";

/** A hotel must be in the collection when it is put in, art in the house, a client one's own. */
export async function requireReferences(
  tx: Tx,
  { ownerId, operation }: { ownerId: string; operation: Operation },
): Promise<void> {
  if (operation.kind === "set_journey" && operation.changes.clientId) {
    await requireOwnClient(tx, { ownerId, clientId: operation.changes.clientId });
  }
  const written = writtenBlocks(operation);
  const cover = operation.kind === "set_journey" ? operation.changes.cover : null;
  const pictures = written.flatMap((block) => block.pictures ?? []);
  if (cover && cover.kind !== "own") pictures.push(cover);
  if (operation.kind === "add_files") await requireOwnUploads(tx, { ownerId, files: operation.files });
  for (const picture of pictures) {
    if (await isUsable(tx, picture)) continue;
    throw refuse("validation_failed", { fields: { [cover ? "cover" : "pictures"]: "unknown" } });
  }
  const ids = written.flatMap(({ supplier }) => (supplier?.kind === "hotel" ? [supplier.hotelId] : []));
  const { published } = await readStayHotels(tx, ids);
  if (ids.some((id) => !published.has(id))) {
    throw refuse("validation_failed", { fields: { supplier: "unknown" } });
  }
}

/** Files are put in as they arrived, and by whose they are. */
async function requireOwnUploads(
  tx: Tx,
  { ownerId, files }: { ownerId: string; files: readonly NewFile[] },
): Promise<void> {
  const ids = [...new Set(files.map(({ upload }) => upload.id))];
  const own = new Map((await findOwnUploads(tx, { ids, ownerId })).map(({ id, content }) => [id, content]));
  const isKnown = ({ upload }: NewFile) => {
    const kept = Upload.safeParse(own.get(upload.id));
    return (
      kept.success && (Object.keys(kept.data) as (keyof Upload)[]).every((of) => kept.data[of] === upload[of])
    );
  };
  if (!files.every(isKnown)) throw refuse("validation_failed", { fields: { upload: "unknown" } });
}

/** Art of the house, a photograph of the kit (asked at every opening whether it may be used), or a hotel's or offer's own picture. */
async function isUsable(tx: Tx, picture: BlockPicture): Promise<boolean> {
  if (picture.kind === "art") return isArt(picture.name);
  const { src } = picture;
  if (kitPictureIdOf(src)) return true;
  return (await pictureFileOf(tx, { src, kinds: ["hotel", "product"] })) !== null;
}
