import type { ActivityKind } from "#domain/activities/activities.ts";

type DemoActivity = {
  slugs: string[];
  kind: ActivityKind;
  daysAgo: number;
  summary: string;
  reach?: number;
  nextStep?: string;
  /** Days from today. */
  nextIn?: number;
};

const martinhal = ["martinhal-sagres", "martinhal-quinta", "martinhal-chiado", "martinhal-oriente"];

/** What we did for the hotels of the demo world over the last months. */
export const demoActivities: DemoActivity[] = [
  {
    slugs: ["martinhal-sagres"],
    kind: "call",
    daysAgo: 2,
    summary: "Ligação com a Rota Sul sobre famílias em julho",
    reach: 1,
    nextStep: "Enviar a tabela de suítes conjugadas",
    nextIn: 3,
  },
  {
    slugs: martinhal,
    kind: "mailing",
    daysAgo: 6,
    summary: "Mailing de férias de julho, com os quatro hotéis",
    reach: 412,
    nextStep: "Ligar para quem abriu e não pediu",
    nextIn: 4,
  },
  {
    slugs: ["martinhal-sagres", "martinhal-chiado"],
    kind: "visit",
    daysAgo: 11,
    summary: "Visita à Prumo Viagens, São Paulo: treinamento de vinte minutos",
    reach: 7,
  },
  {
    slugs: ["velaa-private-island"],
    kind: "visit",
    daysAgo: 15,
    summary: "Almoço com as diretoras da Mar Aberto, Rio de Janeiro",
    reach: 3,
    nextStep: "Propor uma viagem de inspeção em setembro",
    nextIn: 9,
  },
  {
    slugs: ["casa-trancoso", "fazenda-mantiqueira", "pantanal-lodge"],
    kind: "mailing",
    daysAgo: 19,
    summary: "Mailing de feriados no Brasil",
    reach: 388,
  },
  {
    slugs: [...martinhal, "velaa-private-island", "casa-trancoso"],
    kind: "roadshow",
    daysAgo: 34,
    summary: "Roadshow em Curitiba e Porto Alegre: duas manhãs, quatorze agências",
    reach: 14,
    nextStep: "Mandar o resumo de cada conversa",
    nextIn: -27,
  },
  {
    slugs: ["velaa-private-island"],
    kind: "call",
    daysAgo: 41,
    summary: "Ligação com a Norte & Cia. sobre luas de mel",
    reach: 1,
  },
  {
    slugs: ["martinhal-sagres"],
    kind: "call",
    daysAgo: 48,
    summary: "Ligação com a Prumo Viagens: grupo de três famílias",
    reach: 1,
  },
  {
    slugs: ["quinta-douro", "riad-atlas", "casa-atacama"],
    kind: "mailing",
    daysAgo: 55,
    summary: "Mailing de vindima, medina e deserto",
    reach: 391,
  },
  {
    slugs: ["martinhal-chiado", "martinhal-oriente"],
    kind: "visit",
    daysAgo: 63,
    summary: "Visita à Rota Sul: Lisboa com crianças",
    reach: 5,
  },
  {
    slugs: ["casa-trancoso"],
    kind: "visit",
    daysAgo: 70,
    summary: "Visita à Mar Aberto com o hotel: o Réveillon",
    reach: 4,
  },
  {
    slugs: ["martinhal-quinta"],
    kind: "call",
    daysAgo: 82,
    summary: "Ligação com a Norte & Cia. sobre golfe em outubro",
    reach: 1,
  },
];
