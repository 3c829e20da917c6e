import { z } from "zod";
import { LinkCode } from "../marketing/links.ts";
import { Email, Language, line, lines, text } from "../text.ts";

/** The four interests of spec §5. */
export const interests = ["represent_hotel", "become_designer", "digital_solutions", "other"] as const;
export const Interest = z.enum(interests);
export type Interest = z.infer<typeof Interest>;

/** What a visitor writes (spec §3). */
export const ContactRequest = z.strictObject({
  name: line(120),
  email: Email,
  interest: Interest,
  subject: line(160),
  message: lines(5_000),
  language: Language,
  /** The code of the short link that brought them, whose owner then gets the message as well. */
  link: LinkCode.optional(),
  /** A field people do not see; whoever fills it is not a person. */
  website: text(500).optional(),
});
export type ContactRequest = z.infer<typeof ContactRequest>;

/** A message of a person, without how it came and the field that only robots fill. */
export type ContactMessage = Omit<ContactRequest, "website" | "link">;

/** What the visitor gets back once the message is kept. */
export const ContactReceipt = z.object({
  reference: z.string(),
  whatsappNumber: z.string(),
  whatsappText: z.string(),
  whatsappUrl: z.url(),
});
export type ContactReceipt = z.infer<typeof ContactReceipt>;
