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
