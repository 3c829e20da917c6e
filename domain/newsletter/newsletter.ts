import { z } from "zod";
import { Email, Language } from "../text.ts";

/** What a reader leaves to be asked whether they want the letter. */
export const NewsletterRequest = z.strictObject({
  email: Email,
  language: Language,
  /** A field people do not see; whoever fills it is not a person. */
  website: z.string().max(500).optional(),
});
export type NewsletterRequest = z.infer<typeof NewsletterRequest>;

/** The secret part of a link in a letter. */
export const NewsletterLink = z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) });
export type NewsletterLink = z.infer<typeof NewsletterLink>;
