import { englishAddress } from "#domain/site/addresses.ts";
import type { Language } from "#domain/text.ts";

/** The pages a letter's links open, in the reader's language. */
export function letterLinks({ token, language, publicUrl }: LinkInput): { confirm: string; leave: string } {
  const link = (path: string) => {
    const url = new URL(language === "en" ? englishAddress(path) : path, publicUrl);
    url.searchParams.set("token", token);
    return url.href;
  };
  return { confirm: link("/newsletter/confirm"), leave: link("/newsletter/unsubscribe") };
}

type LinkInput = { token: string; language: Language; publicUrl: string };
