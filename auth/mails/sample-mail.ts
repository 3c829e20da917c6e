import type { Language } from "#auth/users/language.ts";
import { renderMail } from "#platform/mail/render-mail.ts";
import { type MailKind, wordsFor } from "./words.ts";

type Given = { kind: MailKind; language: Language; newEmail: string; url: string };

/** A mail of the auth server as somebody would read it, with a code and a link that open nothing. */
export function sampleMail({ kind, language: lang, newEmail, url }: Given) {
  const { subject, title, paragraphs, label, footer } = wordsFor(kind, lang);
  const said = paragraphs.map((paragraph) => paragraph.replace("{newEmail}", newEmail));
  const rendered = renderMail({
    ...{ lang, preheader: said[0]!, title, paragraphs: said, code: "000000", footer },
    ...(label ? { action: { label, url } } : {}),
  });
  return { subject, ...rendered };
}
