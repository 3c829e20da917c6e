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
      "Velaa Private Island fica no Atol Noonu, no norte das Maldivas, e ocupa uma ilha inteira. Abriu em 2013, fundada por Jiří Šmejc e Radka Šmejcová, com arquitetura de Petr Kolář.",
      "Três números ajudam a imaginá-la. São 45 minutos de voo doméstico até a ilha. Há um único menu degustação, em sete tempos. E há seis programas de bem-estar, para quem viaja com uma intenção e não só com uma data.",
      "A ilha é privada; a conversa que leva até ela também. Um advisor da comunidade Lilamonde desenha a viagem com você, do voo longo à última manhã.",
    ],
    [
      "Velaa Private Island lies in Noonu Atoll, in the north of the Maldives, and takes up the whole of its island. It opened in 2013, founded by Jiří Šmejc and Radka Šmejcová, to the architecture of Petr Kolář.",
      "Three figures help you picture it. A domestic flight of 45 minutes brings you there. There is one tasting menu, in seven courses. And there are six wellness programmes, for those who travel with a purpose and not only a date.",
      "The island is private, and so is the conversation that leads to it. An advisor of the Lilamonde community designs the journey with you, from the long flight to the last morning.",
    ],
  ),
  pictures: [artPicture("velaa-overwater-villa"), artPicture("wellness")],
  properties: [],
};

export const founders: ChapterOf<"founders"> = {
  kind: "founders",
  ...nothingYet,
  title: words("Dois fundadores, um arquiteto, uma ilha.", "Two founders, one architect, one island."),
  paragraphs: paragraphs(
    [
      "Velaa foi fundada por Jiří Šmejc e Radka Šmejcová, da República Tcheca, e abriu em 2013. O desenho é do arquiteto Petr Kolář.",
      "É uma cadeia curta de decisões, e em um hotel isso se percebe: quando poucas pessoas respondem pelo conjunto, um caminho, uma sombra ou a altura de um telhado deixam de ser assunto de comitê. É o que procuramos quando dizemos hotel de autor.",
      "No Brasil, contamos essa origem pelo nome e sem lenda. Quem fundou, quem desenhou, quando abriu: três respostas diretas, para que o advisor possa dar as suas.",
    ],
    [
      "Velaa was founded by Jiří Šmejc and Radka Šmejcová, of the Czech Republic, and opened in 2013. It was drawn by the architect Petr Kolář.",
      "That is a short chain of decisions, and in a hotel it shows: when few people answer for the whole, a path, a patch of shade or the height of a roof is no longer a matter for a committee. It is what we look for when we say author-led.",
      "In Brazil we tell this origin by name and without legend. Who founded it, who drew it, when it opened: three straight answers, so that an advisor can give their own.",
    ],
  ),
  people: [
    { name: "Jiří Šmejc", role: words("Fundador", "Founder"), portrait: null },
    { name: "Radka Šmejcová", role: words("Fundadora", "Founder"), portrait: null },
    { name: "Petr Kolář", role: words("Arquiteto", "Architect"), portrait: null },
  ],
  quote: null,
};

export const pillars: ChapterOf<"pillars"> = {
  kind: "pillars",
  ...nothingYet,
  title: words("Quatro ideias sustentam a ilha.", "Four ideas hold the island up."),
  lead: words(
    "É assim que a apresentamos a um advisor, uma ideia por vez.",
    "This is how we introduce it to an advisor, one idea at a time.",
  ),
  paragraphs: paragraphs([], []),
  pillars: [
    {
      title: words("Privacidade", "Privacy"),
      text: words(
        "Uma ilha, um hotel. Quem chega já está dentro, e ninguém passa por acaso.",
        "One island, one hotel. To arrive is to be inside, and nobody happens to pass by.",
      ),
    },
    {
      title: words("Autoria", "Authorship"),
      text: words(
        "Quem fundou e quem desenhou têm nome: Jiří Šmejc, Radka Šmejcová e Petr Kolář.",
        "Those who founded it and the architect who drew it have names: Jiří Šmejc, Radka Šmejcová and Petr Kolář.",
      ),
    },
    {
      title: words("Medida", "Measure"),
      text: words(
        "Um menu degustação, em sete tempos. Seis programas de bem-estar. Poucas propostas, cada uma inteira.",
        "One tasting menu, in seven courses. Six wellness programmes. Few offers, each of them whole.",
      ),
    },
    {
      title: words("Distância", "Distance"),
      text: words(
        "Quarenta e cinco minutos de voo doméstico: o bastante para mudar de ritmo, pouco para cansar.",
        "Forty-five minutes by domestic flight: long enough to change pace, too short to tire.",
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
      "Prêmios de hotelaria são muitos, e nem todos medem a mesma coisa. Para cada reconhecimento de Velaa registramos quem o concedeu, em que ano, em que categoria e onde se confirma. Sem esses dados, não o citamos.",
      "Há outra forma de reconhecimento que levamos a sério: a do advisor que envia o mesmo cliente uma segunda vez. Essa não vira selo; aparece nas conversas da comunidade, entre pessoas que assinam o que dizem.",
      "Se uma proposta sua depende de um prêmio específico, pergunte. Respondemos com a referência, ou com a franqueza de dizer que não a encontramos.",
    ],
    [
      "Hotel awards are many, and they do not all measure the same thing. For each one given to Velaa we record who gave it, in which year and category, and where it can be confirmed. Without these we do not quote it.",
      "There is another kind of recognition we take seriously: that of the advisor who sends the same client a second time. It never becomes a badge; it turns up in the community’s conversations, among people who sign what they say.",
      "If a proposal of yours rests on a particular award, ask. We answer with the reference, or tell you plainly that we could not find it.",
    ],
  ),
  accolades: [],
};
