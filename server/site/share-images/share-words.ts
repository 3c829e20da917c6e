import type { HousePage } from "#domain/site/share-images.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";

const words = {
  home: m.share_home,
  about: m.share_about,
  lilamonde: m.share_lilamonde,
  solutions: m.share_solutions,
  services: m.share_services,
  faq: m.share_faq,
  contact: m.share_contact,
  diagnostic: m.share_diagnostic,
  careers: m.share_careers,
  press: m.share_press,
  journal: m.share_journal,
  cases: m.share_cases,
  events: m.share_events,
  newsletter: m.share_newsletter,
  cookies: m.share_cookies,
} satisfies Record<HousePage, unknown>;

/** The sentence a page's share image carries. */
export function shareWords(page: HousePage, language: Language): string {
  return words[page]({}, { locale: language });
}
