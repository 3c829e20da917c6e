import { z } from "zod";
import { Language } from "../text.ts";
import type { LinkSource } from "./link-codes.ts";

/** The pictures a member takes from a campaign, in pixels. */
export const pieceSizes = {
  square: { width: 1_080, height: 1_080 },
  portrait: { width: 1_080, height: 1_350 },
  story: { width: 1_080, height: 1_920 },
} as const;
export const PieceFormat = z.enum(["square", "portrait", "story"]);
export type PieceFormat = z.infer<typeof PieceFormat>;
export const pieceFormats = PieceFormat.options;

/** Which link a piece carries. */
export const pieceSource: Record<PieceFormat, LinkSource> = {
  square: "post",
  portrait: "post",
  story: "story",
};

/** How a piece is asked for: in a language, with one of the campaign's pictures, small to look at or whole to keep. */
export const PieceQuery = z.object({
  language: Language,
  picture: z.coerce.number().int().min(0).max(7).default(0),
  size: z.enum(["preview", "whole"]).default("whole"),
});
export type PieceQuery = z.infer<typeof PieceQuery>;

/** The picture of a set that a piece shows unless the member chooses: each format another, while there are enough. */
export function usualPicture(format: PieceFormat | "sheet", count: number): number {
  const order = [...pieceFormats, "sheet"];
  return count === 0 ? 0 : order.indexOf(format) % count;
}

/** The name a piece is saved under. */
export function pieceName({ title, format }: { title: string; format: PieceFormat | "sheet" }): string {
  const plain = title
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return `${plain || "campanha"}-${format}.${format === "sheet" ? "pdf" : "png"}`;
}
