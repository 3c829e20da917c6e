import { interfaceLanguage } from "#domain/profile/offers.ts";
import { m } from "#messages/messages.js";
import type { Mail } from "#platform/mail/mail.ts";
import { renderMail } from "#platform/mail/render-mail.ts";

type Input = { to: string; language: string; sentence: (locale: "pt" | "en") => string; url: string };

/** A notification as a mail: its sentence, and the way to where it is done. */
export function notificationMail({ to, language, sentence, url }: Input): Mail {
  const lang = interfaceLanguage(language);
  const locale = { locale: lang };
  const subject = sentence(lang);
  const rendered = renderMail({
    lang,
    preheader: subject,
    title: subject,
    paragraphs: [],
    action: { label: m.notification_mail_open({}, locale), url },
    footer: m.notification_mail_footer({}, locale),
  });
  return { to, subject, ...rendered };
}
