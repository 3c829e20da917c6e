import { z } from "zod";
import { Localized } from "../localized.ts";
import { fileAddress } from "./file-addresses.ts";

/** A name of the house's own art, as its manifest has it. */
export const ArtRef = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const FilePath = z.string().regex(fileAddress);

/** The point of a picture that stays in view however it is cropped, as shares of its width and height. */
const FocalPoint = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });

/** A picture: the house's art, made in every size at build time, or a file somebody uploaded. */
export const Picture = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("art"), name: ArtRef, alt: Localized, focus: FocalPoint.optional() }),
    z.object({
      kind: z.literal("file"),
      src: FilePath,
      width: z.number().int().positive(),
      height: z.number().int().positive(),
      alt: Localized,
      focus: FocalPoint.optional(),
    }),
  ])
  .meta({ id: "Picture" });
export type Picture = z.infer<typeof Picture>;

/** A focal point for each breakpoint of design.md §3. */
export const FocalPoints = z.object({ phone: FocalPoint, tablet: FocalPoint, desktop: FocalPoint });
export type FocalPoints = z.infer<typeof FocalPoints>;
