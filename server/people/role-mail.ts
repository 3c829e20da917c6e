import type { Role } from "#domain/accounts/roles.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import type { Mail } from "#platform/mail/mail.ts";
import { renderMail } from "#platform/mail/render-mail.ts";
import { roleName } from "../accounts/role-name.ts";

type Input = { to: string; replyTo: string; role: Role; language: string; publicUrl: string };

/** Tells a person that their account is another's portal now. */
export function roleMail({ to, replyTo, role, language, publicUrl }: Input): Mail {
  const locale: Language = language.toLowerCase().startsWith("en") ? "en" : "pt";
  const text = m.people_mail_role_text({ role: roleName(role, locale) }, { locale });
  const rendered = renderMail({
    lang: locale,
    preheader: text,
    title: m.people_mail_role_title({}, { locale }),
    paragraphs: [text, m.people_mail_answer({}, { locale })],
    action: { label: m.people_mail_enter({}, { locale }), url: new URL("/auth", publicUrl).href },
    footer: m.people_mail_footer({}, { locale }),
  });
  return { to, replyTo, subject: m.people_mail_role_subject({}, { locale }), ...rendered };
}
