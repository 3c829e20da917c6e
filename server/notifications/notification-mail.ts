import type { NotificationWords } from "#domain/notifications/notifications.ts";
import { interfaceLanguage } from "#domain/profile/offers.ts";
import { m } from "#messages/messages.js";
import type { Mail } from "#platform/mail/mail.ts";
import { renderMail } from "#platform/mail/render-mail.ts";

type Input = { to: string; language: string; words: NotificationWords; url: string };

/** A notification as a mail: its sentence, and the way to where it is done. */
export function notificationMail({ to, language, words, url }: Input): Mail {
  const lang = interfaceLanguage(language);
  const locale = { locale: lang };
  const sentence = sentenceOf(words, locale);
  const rendered = renderMail({
    lang,
    preheader: sentence,
    title: sentence,
    paragraphs: [],
    action: { label: m.notification_mail_open({}, locale), url },
    footer: m.notification_mail_footer({}, locale),
  });
  return { to, subject: sentence, ...rendered };
}

function sentenceOf(words: NotificationWords, locale: { locale: "pt" | "en" }): string {
  switch (words.kind) {
    case "account_waiting":
      return m.notification_account_waiting(words.params, locale);
    case "renewal_asked":
      return m.notification_renewal_asked(words.params, locale);
    case "profile_to_complete":
      return m.notification_profile_to_complete({}, locale);
  }
}
