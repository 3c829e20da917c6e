import { z } from "zod";
import { line } from "../text.ts";

/** What a file on a record may be: what a hotel or an agency sends by mail today. */
export const bookingFileTypes = ["application/pdf", "image/jpeg", "image/png", "image/webp"] as const;
export const MAX_BOOKING_FILE_BYTES = 8_000_000;
/** More than a stay needs, so that a record stays a record. */
export const MAX_BOOKING_FILES = 40;

/** How whoever sends a file calls it; what it is, its content says. */
export const FileNaming = z.object({ name: line(160) });

/** A file on a record, with an address that opens it for a while. */
export const BookingFile = z.object({
  name: z.string(),
  mediaType: z.string(),
  bytes: z.number().int(),
  url: z.string(),
});
