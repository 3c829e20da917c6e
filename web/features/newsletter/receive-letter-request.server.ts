import { LetterSource } from "#domain/newsletter/readers.ts";
import type { NewsletterApi } from "#server/newsletter/contract.ts";
import { createApi } from "#web/api.ts";
import type { PageInput } from "#web/page-context.ts";
import { askForLetter, type LetterOutcome } from "./ask-for-letter.ts";

/** A form posted without scripts, and what came of it. */
export type PostedLetter = { outcome: LetterOutcome; email: string };

/** Takes the form posted without scripts through the same API. */
export async function receiveLetterRequest(
  form: FormData,
  { api, publicUrl, locale }: Pick<PageInput, "api" | "publicUrl" | "locale">,
): Promise<PostedLetter> {
  const email = readText(form, "email");
  const website = readText(form, "website");
  const source = LetterSource.catch("newsletter").parse(form.get("source"));
  const outcome = await askForLetter(createApi<NewsletterApi>(api, publicUrl), {
    email,
    language: locale,
    source,
    website,
  });
  return { outcome, email };
}

function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
