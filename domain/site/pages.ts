import { z } from "zod";

/** The public pages and their Portuguese addresses (spec §2); the footer's small pages come last. */
export const sitePages = {
  home: "/",
  about: "/about",
  lilamonde: "/lilamonde",
  solutions: "/solutions",
  services: "/servicos-representacao-hoteleira",
  martinhal: "/martinhal-luxury-resorts",
  velaa: "/velaa-private-island",
  faq: "/faq",
  contact: "/contact",
  diagnostic: "/diagnostico-pdi",
  careers: "/careers",
  press: "/press",
  journal: "/journal",
  cases: "/cases",
  events: "/events",
  newsletter: "/newsletter",
  cookies: "/cookies",
} as const;

export type SitePage = keyof typeof sitePages;
export const SitePage = z.enum(Object.keys(sitePages) as [SitePage, ...SitePage[]]);
