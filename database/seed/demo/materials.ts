import type { MaterialLanguage, MaterialType } from "#domain/materials/materials.ts";

/** One version of a demo material; days count from the day the demo world is made. */
export type DemoVersion = {
  daysAgo: number;
  changes?: string;
  validUntilIn?: number;
  embargoUntilIn?: number;
  /** Sent by the hotel and not reviewed yet, or sent back with these words. */
  isWaiting?: true;
  comment?: string;
};
export type DemoMaterial = {
  hotel: string;
  type: MaterialType;
  language: MaterialLanguage;
  title: string;
  credit?: string;
  /** A photograph of the house's art, or the lines of a PDF, page by page. */
  content: { art: string } | { pages: string[][] };
  versions: DemoVersion[];
};

const sheet = (name: string, rooms: string, more: string[]): string[][] => [
  [name, rooms, "Check-in 15h, check-out 12h", ...more],
  ["Como chegar", "Transfer privativo sob consulta", "Contato de reservas no portal Lilamonde"],
];

/** The kits of the demo world: every situation a reader meets, in every type but film. */
export const demoMaterials: DemoMaterial[] = [
  {
    hotel: "martinhal-sagres",
    type: "fact_sheet",
    language: "pt",
    title: "Ficha técnica",
    content: {
      pages: sheet("Martinhal Sagres", "Quartos, casas e villas", ["Kids club, 6 meses a 17 anos"]),
    },
    versions: [
      { daysAgo: 160, changes: "Primeira edição." },
      { daysAgo: 3, changes: "Kids club reaberto; novo horário do spa, página 2.", validUntilIn: 400 },
    ],
  },
  {
    hotel: "martinhal-sagres",
    type: "fact_sheet",
    language: "en",
    title: "Fact sheet",
    content: {
      pages: sheet("Martinhal Sagres", "Rooms, houses and villas", ["Kids club, 6 months to 17 years"]),
    },
    versions: [{ daysAgo: 150 }],
  },
  {
    hotel: "martinhal-sagres",
    type: "presentation",
    language: "pt",
    title: "Martinhal em família",
    content: { pages: [["Um dia em família"], ["Praia da manhã à tarde"], ["Jantar das crianças às 18h30"]] },
    versions: [{ daysAgo: 4 }],
  },
  {
    hotel: "martinhal-sagres",
    type: "rate_sheet",
    language: "pt",
    title: "Tarifário em família",
    content: { pages: [["Tarifas líquidas, só para membros", "Baixa, média e alta temporada"]] },
    versions: [{ daysAgo: 2, embargoUntilIn: 16 }],
  },
  {
    hotel: "martinhal-sagres",
    type: "menu",
    language: "pt",
    title: "Café da manhã na varanda",
    content: { pages: [["Frutas da estação", "Pães da casa", "Ovos da quinta"]] },
    versions: [{ daysAgo: 40 }],
  },
  {
    hotel: "martinhal-sagres",
    type: "menu",
    language: "pt",
    title: "Menu das crianças, verão",
    content: { pages: [["Sopa de legumes", "Peixe do dia", "Gelado"]] },
    versions: [{ daysAgo: 170, validUntilIn: -46 }],
  },
  {
    hotel: "martinhal-sagres",
    type: "photo",
    language: "none",
    title: "A costa ao fim do dia",
    credit: "Foto: Marta Ruas. Citar ao publicar",
    content: { art: "martinhal-coast" },
    versions: [{ daysAgo: 5 }],
  },
  {
    hotel: "martinhal-sagres",
    type: "photo",
    language: "none",
    title: "Spa da família",
    credit: "Foto: Marta Ruas. Citar ao publicar",
    content: { art: "martinhal-spa" },
    versions: [{ daysAgo: 90 }],
  },
  {
    hotel: "martinhal-sagres",
    type: "photo",
    language: "none",
    title: "Jantar no terraço",
    content: { art: "martinhal-table" },
    versions: [{ daysAgo: 1, isWaiting: true }],
  },
  {
    hotel: "martinhal-sagres",
    type: "floor_plan",
    language: "none",
    title: "Casa de praia, dois quartos",
    content: { pages: [["Planta da casa de praia", "Dois quartos, 120 m²"]] },
    versions: [{ daysAgo: 6, comment: "A planta está sem escala; mande com a régua, por favor." }],
  },
  {
    hotel: "martinhal-chiado",
    type: "fact_sheet",
    language: "pt",
    title: "Ficha técnica",
    content: {
      pages: sheet("Martinhal Chiado", "Apartamentos no centro de Lisboa", ["Kids club no próprio prédio"]),
    },
    versions: [{ daysAgo: 120 }],
  },
  {
    hotel: "velaa-private-island",
    type: "fact_sheet",
    language: "pt",
    title: "Ficha técnica",
    content: {
      pages: sheet("Velaa Private Island", "Villas na praia e sobre a água", ["Hidroavião desde Malé"]),
    },
    versions: [{ daysAgo: 200 }],
  },
  {
    hotel: "velaa-private-island",
    type: "photo",
    language: "none",
    title: "Villa sobre a água",
    content: { art: "velaa-overwater-villa" },
    versions: [{ daysAgo: 60 }],
  },
  {
    hotel: "casa-trancoso",
    type: "presentation",
    language: "pt",
    title: "Três dias no Quadrado",
    content: {
      pages: [["Hotel fictício de demonstração"], ["Dia 1: chegada e praia"], ["Dia 2: o Quadrado"]],
    },
    versions: [{ daysAgo: 30 }],
  },
  {
    hotel: "casa-trancoso",
    type: "photo",
    language: "none",
    title: "Varanda da casa",
    content: { art: "casa-trancoso-veranda" },
    versions: [{ daysAgo: 30 }],
  },
];
