import type { SitePage } from "#domain/site/pages.ts";

type HouseHero = { picture: string; film?: string };

/** What each page opens with: the house's own art, and the film on the home page. */
export const houseHeroes: Record<SitePage, HouseHero> = {
  home: { picture: "hero-home", film: "hero-home-film" },
  about: { picture: "hero-home" },
  lilamonde: { picture: "lilamonde-courtyard" },
  solutions: { picture: "solutions-still-life" },
  services: { picture: "services-corridor" },
  martinhal: { picture: "martinhal-coast" },
  velaa: { picture: "velaa-aerial" },
  faq: { picture: "texture-zellige" },
  contact: { picture: "solutions-still-life" },
  diagnostic: { picture: "lilamonde-courtyard" },
  careers: { picture: "services-corridor" },
  press: { picture: "lilamonde-courtyard" },
  journal: { picture: "gastronomy" },
  cases: { picture: "services-corridor" },
  events: { picture: "velaa-sunset" },
  newsletter: { picture: "solutions-still-life" },
  cookies: { picture: "texture-zellige" },
};
