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
      "Um voo doméstico de 45 minutos leva até a ilha. Lá, um único menu degustação, em sete tempos, e seis programas de bem-estar.",
      "A ilha é privada; a conversa que leva até ela também. Um advisor da comunidade Lilamonde desenha a viagem com você, do voo longo à última manhã.",
    ],
    [
      "Velaa Private Island lies in Noonu Atoll, in the north of the Maldives, and has its island to itself. It opened in 2013, founded by Jiří Šmejc and Radka Šmejcová, with architecture by Petr Kolář.",
      "A domestic flight of 45 minutes takes you there. On the island: one tasting menu, of seven courses, and six wellness programmes.",
      "The island is private, and so is the conversation that leads to it. A Lilamonde advisor designs the journey with you, from the long flight to the last morning.",
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
      "No Brasil, apresentamos essa origem com nomes e sem lenda: quem fundou, quem desenhou, quando abriu.",
    ],
    [
      "Velaa was founded by Jiří Šmejc and Radka Šmejcová, of the Czech Republic, and opened in 2013. It was drawn by the architect Petr Kolář.",
      "That is a short chain of decisions, and in a hotel it shows: when few people answer for the whole, a path, a patch of shade or the height of a roof is no longer a matter for a committee. It is what we look for when we say author-led.",
      "In Brazil we give this origin with names and no legend: who founded it, who designed it, when it opened.",
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
  title: words("A ilha em quatro ideias.", "The island in four ideas."),
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
        "One island, one hotel. Once you arrive you are inside, and nobody passes by chance.",
      ),
    },
    {
      title: words("Autoria", "Authorship"),
      text: words(
        "Fundadores e arquiteto têm nome: Jiří Šmejc, Radka Šmejcová e Petr Kolář.",
        "Its founders and its architect have names: Jiří Šmejc, Radka Šmejcová and Petr Kolář.",
      ),
    },
    {
      title: words("Medida", "Measure"),
      text: words(
        "Um menu degustação, em sete tempos. Seis programas de bem-estar. Nada em excesso.",
        "One tasting menu, in seven courses. Six wellness programmes. Nothing to excess.",
      ),
    },
    {
      title: words("Distância", "Distance"),
      text: words(
        "Quarenta e cinco minutos de voo doméstico: o bastante para mudar de ritmo, pouco para cansar.",
        "Forty-five minutes by domestic flight: long enough to change pace, short enough not to tire you.",
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
      "Prêmios de hotelaria são muitos, e nem todos medem a mesma coisa. Só publicamos um prêmio de Velaa com quem o deu, o ano, a categoria e a fonte; ainda não há nenhum nesta página.",
      "Há outra forma de reconhecimento que levamos a sério: a do advisor que envia o mesmo cliente uma segunda vez. Essa não vira selo.",
      "Se uma proposta sua depende de um prêmio específico, pergunte. Respondemos com a referência, ou com a franqueza de dizer que não a encontramos.",
    ],
    [
      "Hotel awards are many, and they do not all measure the same thing. We list an award to Velaa only with its giver, year, category and source; none is listed here yet.",
      "There is another kind of recognition we take seriously: that of the advisor who sends the same client a second time. No badge is given for that.",
      "If a proposal of yours rests on a particular award, ask. We answer with the reference, or tell you plainly that we could not find it.",
    ],
  ),
  accolades: [],
};
