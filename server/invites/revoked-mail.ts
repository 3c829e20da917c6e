import type { Invite } from "#domain/invites/invites.ts";
import { m } from "#messages/messages.js";
import type { Mail } from "#platform/mail/mail.ts";
import { renderMail } from "#platform/mail/render-mail.ts";

type Input = { invite: Pick<Invite, "email" | "language">; reason: string; replyTo: string };

/** Tells an invited person that the invitation no longer holds, and why. */
export function revokedMail({ invite, reason, replyTo }: Input): Mail {
  const { email, language: locale } = invite;
  const text = m.invites_revoked_mail_text({}, { locale });
  const rendered = renderMail({
    lang: locale,
    preheader: text,
    title: m.invites_revoked_mail_title({}, { locale }),
    paragraphs: [text, m.people_mail_reason({ reason }, { locale }), m.people_mail_answer({}, { locale })],
    footer: m.invites_mail_footer({}, { locale }),
  });
  return { to: email, replyTo, subject: m.invites_revoked_mail_subject({}, { locale }), ...rendered };
}
