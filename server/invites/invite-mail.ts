import { HotelPart } from "#domain/hotels/members.ts";
import type { Invite } from "#domain/invites/invites.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import type { Mail } from "#platform/mail/mail.ts";
import { renderMail } from "#platform/mail/render-mail.ts";
import { roleName } from "../accounts/role-name.ts";
import type { InviteRow } from "./queries.ts";

type Invited = Pick<Invite, "email" | "fullName" | "language" | "invitedBy" | "role" | "expiresAt">;
/** Where the person will work, and what they will do there. */
type Place = { name: string; part: HotelPart } | null;

/** The hotel that an invitation is to, if it is to one. */
export function placeOf({ hotel_name: name, hotel_part: part }: InviteRow): Place {
  return name && part ? { name, part: HotelPart.parse(part) } : null;
}

/** The invitation itself: who invites to what, until when, and the one link. */
export function inviteMail(invite: Invited, { link, hotel }: { link: string; hotel: Place }): Mail {
  const { email, fullName, language: locale } = invite;
  const date = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : "pt-BR", {
    dateStyle: "long",
    timeZone: "America/Sao_Paulo",
  }).format(new Date(invite.expiresAt));
  const text = textOf(invite, hotel);
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
  const subject = hotel
    ? m.invites_mail_hotel_subject({ hotel: hotel.name }, { locale })
    : m.invites_mail_subject({}, { locale });
  return { to: email, subject, ...rendered };
}

function textOf({ language: locale, invitedBy, ...invite }: Invited, hotel: Place): string {
  if (hotel) {
    const place = { hotel: hotel.name, part: partName(hotel.part, locale) };
    return invitedBy
      ? m.invites_mail_hotel_text_from({ name: invitedBy, ...place }, { locale })
      : m.invites_mail_hotel_text(place, { locale });
  }
  const role = roleName(invite.role, locale);
  return invitedBy
    ? m.invites_mail_text_from({ name: invitedBy, role }, { locale })
    : m.invites_mail_text({ role }, { locale });
}

const partNames = {
  owner: m.house_part_owner,
  editor: m.house_part_editor,
  reservations: m.house_part_reservations,
  finance: m.house_part_finance,
} satisfies Record<HotelPart, unknown>;
const partName = (part: HotelPart, locale: Language) => partNames[part]({}, { locale });
