import type { StoreDress } from "#domain/stores/stores.ts";

type DemoStore = {
  owner: string;
  slug: string;
  /** An address of before, on cards that were printed. */
  before: string;
  publishedDaysAgo: number;
  /** Visits on a usual day. */
  pace: number;
  dress: Omit<StoreDress, "sections">;
  talks: { daysAgo: number; source: "whatsapp" | "instagram" | "qr" | "direct" }[];
  leads: {
    name: string;
    email: string;
    daysAgo: number;
    source: "whatsapp" | "instagram" | "qr" | "search" | "site";
    message: string;
    /** The booking that came of it. */
    booking?: string;
  }[];
};

/** The stores of the demo world. */
export const demoStores: DemoStore[] = [
  {
    ...{ owner: "advisor@lilamonde.test", slug: "marina-teles", before: "teles-viagens" },
    ...{ publishedDaysAgo: 62, pace: 5 },
    dress: {
      headline: {
        pt: "Marina Teles desenha viagens em família.",
        en: "Marina Teles designs family journeys.",
      },
      bio: {
        pt: "Vinte famílias por ano, quase todas com crianças. Conheço por dentro cada hotel que indico, e digo quando não é o seu.\n\nComecei em Lisboa, em 2009, e ainda atendo no fuso de quem viaja. Prefiro poucas paradas e noites a mais.",
        en: "Twenty families a year, nearly all with children. I know every hotel I recommend from the inside, and I say when it is not the one for you.\n\nI began in Lisbon in 2009, and I still answer in the time zone of whoever is travelling. I prefer fewer stops and more nights.",
      },
      ...{ theme: "paper", accent: "#7a5a22", picture: "velaa-overwater-villa" },
      shows: ["agency", "city", "languages", "specialties", "whatsapp"],
      posts: ["a-idade-certa", "o-que-e-um-hotel-de-autor"],
    },
    talks: [
      { daysAgo: 1, source: "whatsapp" },
      { daysAgo: 2, source: "instagram" },
      { daysAgo: 4, source: "qr" },
      { daysAgo: 9, source: "whatsapp" },
      { daysAgo: 15, source: "direct" },
      { daysAgo: 23, source: "whatsapp" },
    ],
    leads: [
      {
        ...{ name: "Beatriz Lacerda", email: "beatriz.lacerda@cliente.lilamonde.test" },
        ...{ daysAgo: 3, source: "instagram" },
        message:
          "Somos quatro, com um bebê de oito meses. Queríamos mar calmo em julho, sem trocar de hotel.",
      },
      {
        ...{
          name: "Otto Siqueira",
          email: "otto.siqueira@cliente.lilamonde.test",
          daysAgo: 12,
          source: "qr",
        },
        message:
          "Peguei o seu cartão no encontro. Vamos comemorar os setenta anos da minha mãe, três gerações.",
      },
      {
        ...{ name: "Lívia Prates", email: "livia.prates@cliente.lilamonde.test" },
        ...{ daysAgo: 41, source: "search", booking: "prado" },
        message: "Dez noites em Portugal com duas crianças, a partir de Lisboa. Por onde começar?",
      },
    ],
  },
  {
    ...{ owner: "operator@lilamonde.test", slug: "rafael-nobrega", before: "nobrega-receptivo" },
    ...{ publishedDaysAgo: 30, pace: 2 },
    dress: {
      headline: {
        pt: "Portugal e o Índico, com quem está lá.",
        en: "Portugal and the Indian Ocean, with people on the ground.",
      },
      bio: {
        pt: "Transfers, guias e mesas reservadas por uma equipe própria, com uma pessoa responsável por viagem.",
        en: "Transfers, guides and tables arranged by a team of our own, with one person responsible for each journey.",
      },
      ...{ theme: "night", accent: "#cba869", picture: "quinta-douro-terraces" },
      shows: ["agency", "city", "languages", "specialties"],
      posts: ["quarenta-e-cinco-minutos"],
    },
    talks: [],
    leads: [
      {
        ...{
          name: "Camila Aragão",
          email: "camila.aragao@cliente.lilamonde.test",
          daysAgo: 6,
          source: "site",
        },
        message: "Procuro um guia para três dias no Douro em maio, em português.",
      },
    ],
  },
];
