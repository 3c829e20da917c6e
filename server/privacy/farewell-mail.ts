import { m } from "#messages/messages.js";
import type { Mail } from "#platform/mail/mail.ts";
import { renderMail } from "#platform/mail/render-mail.ts";

type Farewell = { to: string; replyTo: string; name: string; language: "pt" | "en" };

/** What a person reads when their account is gone; an answer goes to the team. */
export function farewellMail({ to, replyTo, name, language }: Farewell): Mail {
  const locale = { locale: language };
  const rendered = renderMail({
    lang: language,
    preheader: m.privacy_farewell_preheader({}, locale),
    title: m.privacy_farewell_title({ name: name || to }, locale),
    paragraphs: [m.privacy_farewell_done({}, locale), m.privacy_farewell_kept({}, locale)],
    footer: m.privacy_farewell_footer({}, locale),
  });
  return { to, replyTo, subject: m.privacy_farewell_subject({}, locale), ...rendered };
}
