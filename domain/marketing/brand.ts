import { z } from "zod";
import { Version } from "../numbers.ts";
import { coded } from "../text.ts";

/** A colour as it is kept: #3f6d80. */
export const Colour = coded(/^#[0-9a-f]{6}$/, { max: 7 });

/** The colours the house offers; any other may be typed. */
export const houseColours = {
  jacaranda: "#5b2a36",
  sea: "#3f6d80",
  forest: "#4c6e5a",
  clay: "#b86f4c",
  ink: "#1d1a16",
} as const;
export type HouseColour = keyof typeof houseColours;

/** Under what a member's pieces go out: what is missing is left out of them, never replaced by ours. */
export const Brand = z
  .object({
    version: Version,
    name: z.string(),
    agency: z.string().nullable(),
    colour: z.string().nullable(),
    /** Links to the logo and the photograph, for an hour. */
    logo: z.string().nullable(),
    photo: z.string().nullable(),
    /** What a client reaches the member by: WhatsApp, or the telephone, or the address. */
    contact: z.string().nullable(),
    whatsapp: z.string().nullable(),
  })
  .meta({ id: "Brand" });
export type Brand = z.infer<typeof Brand>;

export const BrandEdit = z.strictObject({ version: Version, colour: Colour });
export type BrandEdit = z.infer<typeof BrandEdit>;
