import { fileName } from "#domain/materials/kits.ts";
import type { KitRow } from "../kit/queries.ts";

/** The name under which somebody saves a version. */
export function savedName({ hotelName: hotel, title, number, mediaType }: KitRow): string {
  return fileName({ hotel, title, number, mediaType });
}
