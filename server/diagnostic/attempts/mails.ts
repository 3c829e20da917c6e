import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import type { Mail } from "#platform/mail/mail.ts";
import { renderMail } from "#platform/mail/render-mail.ts";

type Addressed = { to: string; name: string; language: Language; url: string };

/** The way back to one's answers, from any device. */
export function linkMail({ to, name, language, url }: Addressed): Mail {
  const locale = { locale: language };
  const rendered = renderMail({
    lang: language,
    preheader: m.diagnostic_link_mail_preheader({}, locale),
    title: m.diagnostic_link_mail_title({ name }, locale),
    paragraphs: [m.diagnostic_link_mail_text({}, locale), m.diagnostic_link_mail_care({}, locale)],
    action: { label: m.diagnostic_link_mail_action({}, locale), url },
    footer: m.diagnostic_mail_footer({}, locale),
  });
  return { to, subject: m.diagnostic_link_mail_subject({}, locale), ...rendered };
}

/** The result on paper, and where it can be read. */
export function documentMail({ to, name, language, url, file }: Addressed & { file: string }): Mail {
  const locale = { locale: language };
  const rendered = renderMail({
    lang: language,
    preheader: m.diagnostic_document_mail_preheader({}, locale),
    title: m.diagnostic_document_mail_title({ name }, locale),
    paragraphs: [
      m.diagnostic_document_mail_text({}, locale),
      m.diagnostic_document_mail_page({ url }, locale),
    ],
    action: { label: m.diagnostic_document_mail_action({}, locale), url: file },
    footer: m.diagnostic_mail_footer({}, locale),
  });
  return { to, subject: m.diagnostic_document_mail_subject({}, locale), ...rendered };
}
