import type { ChapterOf } from "#domain/hotels/chapters.ts";
import { artPicture } from "../art.ts";
import { nothingYet } from "../hotel-seed.ts";
import { paragraphs, words } from "../words.ts";

export const overview: ChapterOf<"overview"> = {
  kind: "overview",
  ...nothingYet,
  title: words(
    "Uma ilha inteira, com o tamanho certo para ser sua.",
    "A whole island, the right size to be yours.",
  ),
  lead: words("O hotel termina onde a água começa.", "The hotel ends where the water begins."),
  paragraphs: paragraphs(
    [
      "Velaa é tartaruga em dhivehi, e do alto se entende por quê: a ilha, quase redonda, com uns 500 metros de lado a lado, é o corpo; as villas sobre a água, a cabeça. Fica no Atol Noonu, no norte das Maldivas.",
      "São 47 villas, casas e residências, 18 delas sobre a água, cada uma com piscina e mordomo. A ilha abriu em 2013, com arquitetura de Petr Kolář, e renovou o kids club na reforma de 2022.",
      "A ilha é privada; a conversa que leva até ela também. Um advisor da comunidade Lilamonde desenha a viagem com você, do voo longo à última manhã.",
    ],
    [
      "Velaa is turtle in Dhivehi, and from above one sees why: the island, almost round and some 500 metres across, is the body; the water villas are the head. It lies in Noonu Atoll, in the north of the Maldives.",
      "There are 47 villas, houses and residences, 18 of them over water, each with a pool and a butler. The island opened in 2013, with architecture by Petr Kolář, and renewed its kids club in the refurbishment of 2022.",
      "The island is private, and so is the conversation that leads to it. A Lilamonde advisor designs the journey with you, from the long flight to the last morning.",
    ],
  ),
  pictures: [artPicture("velaa-overwater-villa"), artPicture("velaa-spa")],
  properties: [],
};

export const founders: ChapterOf<"founders"> = {
  kind: "founders",
  ...nothingYet,
  title: words("Um casal, dois arquitetos, uma ilha.", "A couple, two architects, one island."),
  paragraphs: paragraphs(
    [
      "Jiří Šmejc, financista tcheco, e Radka Šmejcová, sua esposa, eram hóspedes assíduos das Maldivas. Procuraram uma ilha para fazer o hotel que lhes faltava; a obra levou três anos, e a família mantém casa na ilha.",
      "Petr Kolář e Aleš Lapka, do escritório tcheco ADR, assinam o projeto.",
      "É uma cadeia curta de decisões, e em um hotel isso se percebe: quando poucas pessoas respondem pelo conjunto, um caminho, uma sombra ou a altura de um telhado deixam de ser assunto de comitê.",
    ],
    [
      "Jiří Šmejc, a Czech financier, and his wife Radka Šmejcová were regular guests of the Maldives. They looked for an island to make the hotel they missed; building took three years, and the family keeps a home there.",
      "Petr Kolář and Aleš Lapka, of the Czech practice ADR, drew it.",
      "That is a short chain of decisions, and in a hotel it shows: when few people answer for the whole, a path, a patch of shade or the height of a roof is no longer a matter for a committee.",
    ],
  ),
  people: [
    { name: "Jiří Šmejc", role: words("Fundador", "Founder"), portrait: null },
    { name: "Radka Šmejcová", role: words("Fundadora", "Founder"), portrait: null },
    { name: "Petr Kolář", role: words("Arquiteto", "Architect"), portrait: null },
    { name: "Aleš Lapka", role: words("Arquiteto", "Architect"), portrait: null },
  ],
  quote: null,
};

export const pillars: ChapterOf<"pillars"> = {
  kind: "pillars",
  ...nothingYet,
  title: words("A ilha em quatro ideias.", "The island in four ideas."),
  lead: words(
    "É assim que a apresentamos a um advisor, uma ideia por vez.",
    "This is how we introduce it to an advisor, one idea at a time.",
  ),
  paragraphs: paragraphs([], []),
  pillars: [
    {
      title: words("O nome", "The name"),
      text: words(
        "As tartarugas ainda desovam na ilha, que tem biólogos marinhos residentes.",
        "Turtles still nest on the island, which has resident marine biologists.",
      ),
    },
    {
      title: words("O recife", "The reef"),
      text: words(
        "A restauração de corais começou em 2016; até 2022, mais de 8 mil foram transplantados. O hóspede pode adotar uma linha.",
        "Coral restoration began in 2016; by 2022 more than 8,000 had been transplanted. A guest may adopt a line.",
      ),
    },
    {
      title: words("O vidro", "The glass"),
      text: words(
        "A ilha tem galeria de arte. Nos seus dez anos, recebeu vidro tcheco de Rudolf Burda, Lukáš Novák e Rony Plesl.",
        "The island has an art gallery. For its tenth year it showed Czech glass by Rudolf Burda, Lukáš Novák and Rony Plesl.",
      ),
    },
    {
      title: words("O jogo", "The game"),
      text: words(
        "Golfe curto desenhado por José María Olazábal, tênis coberto, squash e padel.",
        "A short golf course by José María Olazábal, covered tennis, squash and padel.",
      ),
    },
  ],
};

export const accolades: ChapterOf<"accolades"> = {
  kind: "accolades",
  ...nothingYet,
  title: words("Um prêmio se cita com a fonte.", "An award is quoted with its source."),
  paragraphs: paragraphs(
    [
      "Prêmios de hotelaria são muitos, e nem todos medem a mesma coisa. Os que seguem têm quem os concedeu e em que ano, lidos na imprensa.",
      "Se uma proposta sua depende de outro, pergunte. Respondemos com a referência, ou com a franqueza de dizer que não a encontramos.",
    ],
    [
      "Hotel awards are many, and they do not all measure the same thing. Those that follow have a giver and a year, read in the press.",
      "If a proposal of yours rests on another, ask. We answer with the reference, or tell you plainly that we could not find it.",
    ],
  ),
  accolades: [
    {
      name: words("Cinco estrelas", "Five-Star"),
      text: null,
      awardedBy: "Forbes Travel Guide",
      year: 2023,
    },
    {
      name: words("Melhor hotel de praia do mundo", "World’s Best Beach Hotel"),
      text: words("Pelo segundo ano seguido.", "For the second year running."),
      awardedBy: "Boutique Hotel Club",
      year: 2023,
    },
    {
      name: words("Asia’s 50 Best Restaurants, 96º lugar", "Asia’s 50 Best Restaurants, no. 96"),
      text: words("Lista estendida, para o restaurante Aragu.", "Extended list, to the restaurant Aragu."),
      awardedBy: "The World’s 50 Best",
      year: 2021,
    },
    {
      name: words("Hotel com menos de 50 quartos, global", "Hotel under 50 rooms, global"),
      text: words("International Hotel & Property Awards.", "The International Hotel & Property Awards."),
      awardedBy: "design et al",
      year: 2019,
    },
  ],
};
