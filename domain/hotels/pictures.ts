import { z } from "zod";
import { whole } from "../numbers.ts";

/** A picture that a hotel sent, by its id; its size belongs to it. */
export const OwnPicture = z
  .strictObject({
    id: z.uuid(),
    width: whole({ min: 1, max: 20_000 }),
    height: whole({ min: 1, max: 20_000 }),
  })
  .meta({ id: "OwnPicture" });
export type OwnPicture = z.infer<typeof OwnPicture>;

/** How large a picture may be that a hotel sends; its window makes it smaller before. */
export const MAX_PICTURE_BYTES = 4 * 1_024 * 1_024;

/** The widths a hotel's picture is served in. */
export const pictureWidths = ["480", "960", "1600"] as const;

const ADDRESS = /^\/api\/hotel-pictures\/[0-9a-f-]{36}$/;

/** Where a hotel's picture is read; nobody can guess it. */
export function pictureAddress(id: string): string {
  return `/api/hotel-pictures/${id}`;
}

/** The same picture in each width it is served in, as `srcset` takes it; undefined for other files. */
export function pictureSizes(address: string): string | undefined {
  if (!ADDRESS.test(address)) return undefined;
  return pictureWidths.map((width) => `${address}?width=${width} ${width}w`).join(", ");
}
