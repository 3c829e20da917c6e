import type { AccountStatus } from "#domain/accounts/status.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import type { Mail } from "#platform/mail/mail.ts";
import { renderMail } from "#platform/mail/render-mail.ts";

type Words = {
  from: AccountStatus;
  to: "active" | "rejected" | "suspended";
  reason: string | null;
  name: string;
  language: string;
  publicUrl: string;
};

type Texts = { subject: () => string; title: () => string; text: () => string };

/** Tells a person what was decided about their account, and why; an answer goes to the team. */
export function statusMail({ to, replyTo, words }: { to: string; replyTo: string; words: Words }): Mail {
  const locale: Language = words.language.toLowerCase().startsWith("en") ? "en" : "pt";
  const { subject, title, text } = textsOf(words, locale);
  const isOpen = words.to === "active";
  const rendered = renderMail({
    lang: locale,
    preheader: text(),
    title: title(),
    paragraphs: [
      ...(words.name ? [m.people_mail_greeting({ name: words.name }, { locale })] : []),
      text(),
      ...(words.reason ? [reasonText(words.reason, isOpen, locale)] : []),
      ...(isOpen ? [] : [m.people_mail_answer({}, { locale })]),
    ],
    ...(isOpen
      ? {
          action: { label: m.people_mail_enter({}, { locale }), url: new URL("/auth", words.publicUrl).href },
        }
      : {}),
    footer: m.people_mail_footer({}, { locale }),
  });
  return { to, replyTo, subject: subject(), ...rendered };
}

/** What was written beside a decision: why something was taken, or a note with what was given. */
function reasonText(reason: string, isOpen: boolean, locale: Language): string {
  return isOpen
    ? m.people_mail_note({ note: reason }, { locale })
    : m.people_mail_reason({ reason }, { locale });
}

function textsOf({ from, to }: Words, locale: Language): Texts {
  const kind = to === "active" ? (from === "suspended" ? "reactivated" : "approved") : to;
  return {
    subject: () => m[`people_mail_${kind}_subject`]({}, { locale }),
    title: () => m[`people_mail_${kind}_title`]({}, { locale }),
    text: () => m[`people_mail_${kind}_text`]({}, { locale }),
  };
}
