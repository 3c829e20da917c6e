import { z } from "zod";
import { coded, Language } from "../text.ts";

const MailId = coded(/^[a-z]+\.[a-z_]+$/, { max: 80 });

/** A kind of mail that the house sends, by what an example of it is called in each language. */
const MailKind = z.object({
  id: z.string(),
  /** Which part of the house sends it. */
  group: z.string(),
  subject: z.object({ pt: z.string(), en: z.string() }),
});
export type MailKind = z.infer<typeof MailKind>;

export const MailKinds = z.object({ mails: z.array(MailKind) }).meta({ id: "MailKinds" });
export type MailKinds = z.infer<typeof MailKinds>;

export const MailPlace = z.object({ id: MailId });
export const MailLanguage = z.object({ language: Language });

/** An example as it would arrive. */
export const MailExample = z
  .object({ id: z.string(), subject: z.string(), text: z.string(), html: z.string() })
  .meta({ id: "MailExample" });
export type MailExample = z.infer<typeof MailExample>;

/** Sends an example to oneself. */
export const MailSending = z.strictObject({ language: Language });
