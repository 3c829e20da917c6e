import { createHash, randomBytes } from "node:crypto";
import { englishAddress } from "#domain/site/addresses.ts";
import type { Language } from "#domain/text.ts";

/** A new secret for the links of one letter. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a secret: enough to recognise it, not enough to use it. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

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
