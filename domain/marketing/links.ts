import { z } from "zod";
import { coded } from "../text.ts";
import { CODE_SHAPE, linkSources } from "./link-codes.ts";

export const LinkSource = z.enum(linkSources);

/** A code as an address carries it, with or without the letter of where it was put. */
export const LinkCode = coded(CODE_SHAPE, { max: 8 });

/** A member's own link to a campaign. */
export const MemberLink = z.object({ code: z.string(), urls: z.record(LinkSource, z.string()) });
export type MemberLink = z.infer<typeof MemberLink>;

/** Whose link somebody came by: what the contact form says before a message goes to them as well. */
export const LinkOwner = z.object({ name: z.string() });
export type LinkOwner = z.infer<typeof LinkOwner>;
