import type { Invite } from "#domain/invites/invites.ts";
import { m } from "#messages/messages.js";
import type { Mail } from "#platform/mail/mail.ts";
import { renderMail } from "#platform/mail/render-mail.ts";
import { roleName } from "../accounts/role-name.ts";

type Invited = Pick<Invite, "email" | "fullName" | "language" | "invitedBy" | "role" | "expiresAt">;

/** The invitation itself: who invites to what, until when, and the one link. */
export function inviteMail(invite: Invited, link: string): Mail {
  const { email, fullName, language: locale, invitedBy } = invite;
  const role = roleName(invite.role, locale);
  const date = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : "pt-BR", {
    dateStyle: "long",
    timeZone: "America/Sao_Paulo",
  }).format(new Date(invite.expiresAt));
  const text = invitedBy
    ? m.invites_mail_text_from({ name: invitedBy, role }, { locale })
    : m.invites_mail_text({ role }, { locale });
  const rendered = renderMail({
    lang: locale,
    preheader: text,
    title: m.invites_mail_title({}, { locale }),
    paragraphs: [
      ...(fullName ? [m.people_mail_greeting({ name: fullName }, { locale })] : []),
      text,
      m.invites_mail_expiry({ date }, { locale }),
    ],
    action: { label: m.invites_mail_action({}, { locale }), url: link },
    footer: m.invites_mail_footer({}, { locale }),
  });
  return { to: email, subject: m.invites_mail_subject({}, { locale }), ...rendered };
}
