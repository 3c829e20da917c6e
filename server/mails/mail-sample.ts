import type { Language } from "#domain/text.ts";
import type { Mail } from "#platform/mail/mail.ts";

/** What an example is written with. */
export type SampleGiven = { language: Language; publicUrl: string; now: Date };

/** One kind of mail that the house sends, and how an example of it is written; nobody in it exists. */
export type MailSample = {
  /** Its capability and its kind: "people.approved". */
  id: string;
  write: (given: SampleGiven) => Mail;
};

/** Whom examples are written to, and by whom: at addresses that belong to nobody. */
export const EXAMPLE = {
  to: "nina.sa@example.com",
  name: "Nina Sá",
  team: "equipe@example.com",
  host: "Helena Duarte",
  hotel: "Casa do Farol",
} as const;

/** An address of the house as a link of an example has it: it leads to a page, and opens nothing. */
export function exampleLink({ publicUrl }: SampleGiven, path: string): string {
  return new URL(path, publicUrl).href;
}
