type DemoRequest = {
  name: string;
  title: string;
  problem: string;
  author: string;
  voters: string[];
  daysAgo: number;
  state: "new" | "planned" | "shipped" | "declined";
  /** When it was decided; at once without it. */
  movedDaysAgo?: number;
  answer?: string;
  /** The title of the news that told of it. */
  news?: string;
  comment?: { by: string; text: string };
};

const [marina, rafael, helena] = [
  "advisor@lilamonde.test",
  "operator@lilamonde.test",
  "admin@lilamonde.test",
];

/** What the members of the demo world ask for. */
export const demoRequests: DemoRequest[] = [
  {
    name: "two-languages",
    title: "Proposta em duas línguas no mesmo link",
    problem: "Casais em que cada um lê uma língua recebem hoje dois links e comparam preços entre eles.",
    author: marina!,
    voters: [marina!, rafael!],
    daysAgo: 44,
    state: "planned",
    answer: "Vamos fazer. O cliente troca a língua no topo da página, e você vê qual foi lida.",
    comment: { by: rafael!, text: "Para grupos corporativos seria o fim de um retrabalho semanal." },
  },
  {
    name: "superseded",
    title: "Aviso quando um material que usei muda",
    problem: "Descobri pelo cliente que o menu era do ano passado.",
    author: marina!,
    voters: [marina!, rafael!],
    daysAgo: 96,
    state: "shipped",
    movedDaysAgo: 24,
    answer: "Quem levou um arquivo é avisado quando o hotel publica outro no lugar.",
    news: "Aviso quando um material muda",
    comment: { by: helena!, text: "Obrigada pelo exemplo: foi ele que definiu o texto do aviso." },
  },
  {
    name: "hold",
    title: "Segurar datas por 24 horas em nome do cliente",
    problem: "Entre o sim por telefone e o depósito, o quarto às vezes vai para outro.",
    author: rafael!,
    voters: [rafael!],
    daysAgo: 21,
    state: "new",
  },
  {
    name: "ranking",
    title: "Ranking público de advisors",
    problem: "Motivaria a comunidade a usar mais o portal.",
    author: rafael!,
    voters: [rafael!],
    daysAgo: 120,
    state: "declined",
    answer: "Não faremos. Comparar pessoas em público muda a conversa que queremos ter aqui.",
  },
];
