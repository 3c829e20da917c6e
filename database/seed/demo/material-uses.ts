import type { DemoMaterial } from "./materials.ts";

type Named = Pick<DemoMaterial, "hotel" | "type" | "language" | "title">;

/** The link to a demo kit that a client was sent and may still open. */
export const DEMO_KIT_TOKEN = "lilamonde-demo-kit-de-casa-trancoso-aberto-";

/** What one of the demo's sellers did with the kit; days count from the day the demo world is made. */
export type DemoUse = {
  who: string;
  favourites: Named[];
  collections: { name: string; of: Named[] }[];
  links: {
    token: string;
    of: Named[];
    daysAgo: number;
    /** For how long it was sent. */
    days: number;
    openings: number;
    endedDaysAgo?: number;
  }[];
};

/** The name that a demo material's id is made of. */
export function materialKey({ hotel, type, language, title }: Named): string {
  return `material/${hotel}/${type}/${language}/${title}`;
}

const photo = (hotel: string, title: string): Named => ({ hotel, type: "photo", language: "none", title });
const veranda = photo("casa-trancoso", "Varanda da casa");
const villa = photo("velaa-private-island", "Villa sobre a água");
const coast = photo("martinhal-sagres", "A costa ao fim do dia");
const spa = photo("martinhal-sagres", "Spa da família");
const square: Named = {
  ...{ hotel: "casa-trancoso", type: "presentation", language: "pt" },
  title: "Três dias no Quadrado",
};

export const demoUses: DemoUse[] = [
  {
    who: "advisor",
    favourites: [coast, villa],
    collections: [
      { name: "Família no Algarve", of: [coast, spa] },
      { name: "Lua de mel", of: [villa, veranda] },
    ],
    links: [
      { token: DEMO_KIT_TOKEN, of: [veranda, square], daysAgo: 2, days: 30, openings: 3 },
      {
        token: "lilamonde-demo-kit-de-velaa-que-acabou-----",
        ...{ of: [villa], daysAgo: 20, days: 30, openings: 5, endedDaysAgo: 6 },
      },
    ],
  },
  {
    who: "operator",
    favourites: [veranda],
    collections: [{ name: "Bahia para grupos", of: [veranda, square] }],
    links: [
      {
        token: "lilamonde-demo-kit-de-sagres-para-agencias-",
        ...{ of: [coast, spa], daysAgo: 5, days: 30, openings: 2 },
      },
    ],
  },
];
