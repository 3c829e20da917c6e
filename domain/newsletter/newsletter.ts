import { z } from "zod";
import { Email, Language, LinkToken, text } from "../text.ts";
import { LetterSource } from "./readers.ts";

/** What a reader leaves to be asked whether they want the letter. */
export const NewsletterRequest = z.strictObject({
  email: Email,
  language: Language,
  /** The page with the form. */
  source: LetterSource.optional(),
  /** A field people do not see; whoever fills it is not a person. */
  website: text(500).optional(),
});
export type NewsletterRequest = z.infer<typeof NewsletterRequest>;

/** The secret part of a link in a letter. */
export const NewsletterLink = z.strictObject({ token: LinkToken });
export type NewsletterLink = z.infer<typeof NewsletterLink>;
