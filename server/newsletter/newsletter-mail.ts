import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import type { Mail } from "#platform/mail/mail.ts";
import { renderMail } from "#platform/mail/render-mail.ts";

type MailInput = { to: string; language: Language; links: { confirm: string; leave: string } };

/** Asks whether the address really wants the letter; nothing else is sent before the answer. */
export function confirmMail({ to, language, links }: MailInput): Mail {
  const locale = { locale: language };
  const rendered = renderMail({
    lang: language,
    preheader: m.newsletter_confirm_mail_preheader({}, locale),
    title: m.newsletter_confirm_mail_title({}, locale),
    paragraphs: [m.newsletter_confirm_mail_text({}, locale), m.newsletter_confirm_mail_expiry({}, locale)],
    action: { label: m.newsletter_confirm_mail_action({}, locale), url: links.confirm },
    footer: m.newsletter_confirm_mail_footer({}, locale),
  });
  return { to, subject: m.newsletter_confirm_mail_subject({}, locale), ...rendered };
}

/** Tells a reader who asks again that they have the letter already, and how to leave. */
export function alreadyMail({ to, language, links }: MailInput): Mail {
  const locale = { locale: language };
  const rendered = renderMail({
    lang: language,
    preheader: m.newsletter_already_mail_preheader({}, locale),
    title: m.newsletter_already_mail_title({}, locale),
    paragraphs: [m.newsletter_already_mail_text({}, locale)],
    action: { label: m.newsletter_already_mail_action({}, locale), url: links.leave },
    footer: m.newsletter_confirm_mail_footer({}, locale),
  });
  return { to, subject: m.newsletter_already_mail_subject({}, locale), ...rendered };
}
