import type { Invite } from "#domain/invites/invites.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import type { Mail } from "#platform/mail/mail.ts";
import { renderMail } from "#platform/mail/render-mail.ts";
import { renewalPlace } from "./renewal-place.ts";

type Input = { invite: Pick<Invite, "email" | "fullName">; to: string; language: string; publicUrl: string };

/** Tells who invited that the invitation ran out and is asked for again, and where to send it. */
export function renewalMail({ invite, to, language, publicUrl }: Input): Mail {
  const locale: Language = language.toLowerCase().startsWith("en") ? "en" : "pt";
  const name = invite.fullName || invite.email;
  const url = new URL(renewalPlace(invite.email), publicUrl);
  const text = m.invites_renewal_mail_text({ email: invite.email }, { locale });
  const rendered = renderMail({
    lang: locale,
    preheader: text,
    title: m.invites_renewal_mail_title({ name }, { locale }),
    paragraphs: [text],
    action: { label: m.invites_renewal_mail_action({}, { locale }), url: url.href },
    footer: m.people_mail_footer({}, { locale }),
  });
  return { to, subject: m.invites_renewal_mail_subject({ name }, { locale }), ...rendered };
}
