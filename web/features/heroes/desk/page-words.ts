import type { SitePage } from "#domain/site/pages.ts";
import { m } from "#messages/messages.js";

/** What each page of the site is called on the desk. */
export const pageNames: Record<SitePage, () => string> = {
  home: m.heroes_page_home,
  about: m.heroes_page_about,
  lilamonde: m.heroes_page_lilamonde,
  solutions: m.heroes_page_solutions,
  services: m.heroes_page_services,
  martinhal: m.heroes_page_martinhal,
  velaa: m.heroes_page_velaa,
  faq: m.heroes_page_faq,
  contact: m.heroes_page_contact,
  diagnostic: m.heroes_page_diagnostic,
  careers: m.heroes_page_careers,
  press: m.heroes_page_press,
  journal: m.heroes_page_journal,
  cases: m.heroes_page_cases,
  events: m.heroes_page_events,
  newsletter: m.heroes_page_newsletter,
  cookies: m.heroes_page_cookies,
};

/** The words that stand over the picture of a page, as the page itself says them. */
export const pageHeadings: Partial<Record<SitePage, () => string>> = {
  home: m.home_hero_tagline,
  lilamonde: m.lilamonde_heading,
  solutions: m.solutions_heading,
  martinhal: () => "Martinhal",
  velaa: () => "Velaa Private Island",
};
