import type { ChapterOf } from "#domain/hotels/chapters.ts";
import { artPicture } from "../art.ts";
import { nothingYet } from "../hotel-seed.ts";
import { paragraphs, words } from "../words.ts";

export const gastronomy: ChapterOf<"gastronomy"> = {
  kind: "gastronomy",
  ...nothingYet,
  title: words("À mesa, desde os quatro meses.", "At the table from four months."),
  paragraphs: paragraphs(
    [
      "Os menus infantis de Martinhal começam aos 4 meses. É um dado simples que muda a viagem: a comida do bebê deixa de ser uma mala a mais e passa a ser um pedido à cozinha.",
      "Para o advisor, a conversa prática vem primeiro: alergias, horários, texturas, o que a criança já come e o que ainda não provou. Anotamos tudo no pedido de reserva, e a propriedade o recebe antes da família.",
      "Restaurantes e cartas mudam com a estação. Publicamos aqui o que a casa nos confirma por escrito, um endereço de cada vez; o resto respondemos sob pedido, com a data em que foi conferido.",
    ],
    [
      "Kids menus at Martinhal begin at 4 months. It is a plain fact that changes the journey: a baby’s food stops being one more suitcase and becomes a request to the kitchen.",
      "For the advisor the practical talk comes first: allergies, hours, textures, what a child eats already and what is still new. We write it into the booking request, and the property has it before the family arrives.",
      "Restaurants and menus move with the season. We publish here what the house confirms to us in writing, one address at a time, and answer the rest on request, with the date it was checked.",
    ],
  ),
  pictures: [artPicture("gastronomy")],
  facts: [
    {
      value: words("4 meses", "4 months"),
      text: words("é a idade em que começam os menus infantis.", "is the age at which kids menus begin."),
    },
  ],
  restaurants: [],
  menus: [],
};

export const wellness: ChapterOf<"wellness"> = {
  kind: "wellness",
  ...nothingYet,
  title: words("Um spa em que a família entra junta.", "A spa the family enters together."),
  paragraphs: paragraphs(
    [
      "O spa em família recebe crianças a partir dos 6 anos. A idade importa porque muda o desenho do dia: o bem-estar deixa de ser a hora em que os pais se revezam e passa a ser uma hora marcada para todos.",
      "Quem ainda não chegou lá tem o kids club, que recebe desde os 6 meses e acompanha até os 17 anos. Assim os adultos também podem reservar um tempo só deles, sem pressa de voltar.",
      "Tratamentos, horários e durações variam de um endereço a outro. Pedimos a lista atual à casa antes de cada proposta, e ela aparece aqui quando a propriedade a confirma.",
    ],
    [
      "The family spa welcomes children from 6 years. The age matters because it redraws the day: wellness is no longer the hour parents take in turns, but an hour set aside for everyone.",
      "Those not yet there have the kids club, which takes them from 6 months and keeps them company until 17. So the adults may book time of their own as well, with no hurry to return.",
      "Treatments, hours and lengths differ from one address to another. We ask the house for its current list before every proposal, and it appears here once the property confirms it.",
    ],
  ),
  pictures: [artPicture("wellness")],
  facts: [
    {
      value: words("6 anos", "6 years"),
      text: words(
        "é a idade em que o spa em família abre a porta.",
        "is the age at which the family spa opens its door.",
      ),
    },
    {
      value: words("6 meses a 17 anos", "6 months to 17 years"),
      text: words("são as idades do kids club.", "are the ages of the kids club."),
    },
  ],
  programmes: [],
};

export const accolades: ChapterOf<"accolades"> = {
  kind: "accolades",
  ...nothingYet,
  title: words("Prêmios com nome, ano e fonte.", "Awards with a name, a year and a source."),
  paragraphs: paragraphs(
    [
      "Um prêmio só ajuda a escolher quando se sabe quem o deu, em que ano e a quê. Por isso este capítulo lista apenas reconhecimentos que a casa nos enviou com essas três informações e que conferimos na fonte.",
      "Enquanto a lista não está completa, preferimos o espaço em branco a um selo sem contexto. Os fatos dos outros capítulos dizem mais sobre uma estadia em família do que uma fila de logotipos: dos 4 meses aos 17 anos, há resposta para cada idade.",
      "Se você precisa citar um reconhecimento em uma proposta, escreva para nós. Respondemos com a referência exata.",
    ],
    [
      "An award helps you choose only when you know who gave it, in which year and for what. This chapter therefore lists only those the house has sent us with all three, and which we have checked at the source.",
      "Until the list is complete, we prefer a blank to a badge without context. The facts in the other chapters say more about a family’s stay than a row of logos: from 4 months to 17 years, every age has its answer.",
      "If you need to quote an award in a proposal, write to us. We reply with the exact reference.",
    ],
  ),
  accolades: [],
};
