const [marina, rafael, sofia, ines, helena, otavio] = [
  "advisor@lilamonde.test",
  "operator@lilamonde.test",
  "hotel@lilamonde.test",
  "editora@lilamonde.test",
  "admin@lilamonde.test",
  "admin2@lilamonde.test",
] as const;

export type DemoPost = {
  name: string;
  author: string;
  /** A hotel stands as its slug in braces, and is named as it is called. */
  text: string;
  audience?: "members" | "sellers" | "hotels";
  hoursAgo: number;
  /** Art of the house, with what it shows. */
  pictures?: { art: string; alt: string }[];
  editedFrom?: string;
  useful?: string[];
  thanks?: string[];
  comments?: { by: string; text: string; hoursAgo: number }[];
  report?: { by: string; kind: "exposes_guest" | "wrong_about_hotel" | "advertising"; words: string | null };
  removal?: { by: string; reason: string; appeal?: string };
};

/** What the members of the demo world tell each other. */
export const demoPosts: DemoPost[] = [
  {
    name: "velaa-pier",
    author: rafael,
    text: "Voltei ontem de {velaa-private-island}. Se o cliente dorme tarde, peça a ponta oeste do píer: o sol entra depois das sete e a casa fica em silêncio até o barco do café.",
    hoursAgo: 3,
    pictures: [
      { art: "velaa-overwater-villa", alt: "Casa sobre a água ao entardecer, com a piscina no deque" },
      { art: "velaa-aerial", alt: "A ilha vista do alto, cercada pelo recife" },
    ],
    useful: [marina, sofia, helena],
    thanks: [marina],
    comments: [
      {
        by: marina,
        text: "Vale também para as casas da família? Tenho um casal com dois filhos em fevereiro.",
        hoursAgo: 2.5,
      },
      {
        by: rafael,
        text: "Vale. Para as crianças eu ficaria mais perto da praia, com a corrente do outro lado.",
        hoursAgo: 2.2,
      },
    ],
  },
  {
    name: "kids-club",
    author: sofia,
    text: "O kids club de {martinhal-sagres} muda de sala em janeiro: mais perto da praia, com um quarto para a sesta no segundo andar. As plantas novas já estão em Materiais.",
    editedFrom:
      "O kids club de {martinhal-sagres} muda de sala em janeiro: mais perto da praia. As plantas novas já estão em Materiais.",
    hoursAgo: 7,
    useful: [marina, rafael],
    thanks: [rafael],
  },
  {
    name: "three-generations",
    author: marina,
    text: "Pergunta para quem já fez: três gerações em {martinhal-chiado}, a avó usa bengala. O apartamento de três quartos tem degrau na entrada do banho?",
    hoursAgo: 31,
    useful: [rafael],
    comments: [
      {
        by: ines,
        text: "Tem um degrau baixo. Dois apartamentos foram reformados sem ele: peçam pelo banho acessível na reserva.",
        hoursAgo: 29,
      },
      { by: marina, text: "Era isso. Obrigada, Inês.", hoursAgo: 28 },
    ],
  },
  {
    name: "rates-talk",
    author: rafael,
    text: "Para quem vende grupo: fechem a lista de quartos dez dias antes. Duas casas me pediram isso nesta semana, e a confirmação veio no mesmo dia.",
    audience: "sellers",
    hoursAgo: 52,
    useful: [marina],
  },
  {
    name: "desk-hours",
    author: ines,
    text: "Entre hotéis: quem já responde pedido pelo celular fora do horário? Aqui a mediana caiu de nove para quatro horas, sem plantão.",
    audience: "hotels",
    hoursAgo: 55,
    useful: [sofia],
  },
  {
    name: "trancoso",
    author: marina,
    text: "{casa-trancoso} depois da chuva: a varanda seca em meia hora e o jantar sai do mesmo jeito. Levem um casaco leve para o cliente que vem do Rio.",
    hoursAgo: 78,
    pictures: [{ art: "casa-trancoso-veranda", alt: "Varanda da casa, com redes e luz de fim de tarde" }],
    useful: [rafael, sofia],
    thanks: [sofia],
  },
  {
    name: "announcement",
    author: helena,
    text: "As publicações aparecem em ordem de chegada, para todo mundo igual. Fale do que viu de perto; preço de cliente e nome de hóspede ficam de fora.",
    hoursAgo: 101,
    thanks: [marina, rafael, sofia],
  },
  {
    name: "seasons",
    author: rafael,
    text: "Alguém tem notícia da estrada para {fazenda-mantiqueira} em dezembro? Pelo lado de Minas levei vinte minutos a mais do que o mapa dizia.",
    hoursAgo: 126,
    report: {
      by: sofia,
      kind: "wrong_about_hotel",
      words: "A estrada foi reaberta; o tempo do mapa está certo outra vez.",
    },
  },
  {
    name: "advert",
    author: rafael,
    text: "Últimos lugares no meu grupo de julho, chamem no privado que eu mando a tabela.",
    hoursAgo: 150,
    removal: {
      by: otavio,
      reason: "Oferta de grupo próprio: o lugar dela é em Meus Produtos.",
      appeal: "Entendi o lugar certo. Posso publicar de novo só com a pergunta sobre as datas?",
    },
  },
  {
    name: "douro",
    author: sofia,
    text: "Visita trocada com {quinta-douro}: vindima não é espetáculo, é trabalho. O hóspede que acorda às seis colhe de verdade e almoça com quem colheu.",
    hoursAgo: 172,
    pictures: [{ art: "quinta-douro-terraces", alt: "Socalcos de vinha que descem até o rio" }],
    useful: [marina, rafael, helena],
  },
  {
    name: "first-proposal",
    author: marina,
    text: "Primeira proposta aceita pelo link: a cliente escolheu a opção B e comentou o transfer. Levou menos tempo do que o nosso áudio de sempre.",
    hoursAgo: 260,
    thanks: [rafael, helena],
    comments: [
      { by: helena, text: "Que bom. O comentário por bloco nasceu de um pedido seu.", hoursAgo: 258 },
    ],
  },
];
