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
      "Para o advisor, a conversa prática vem primeiro: alergias, horários, texturas, o que a criança já come e o que ainda não provou. Levamos tudo por escrito à propriedade, que o lê antes de a família chegar.",
      "Restaurantes e cartas mudam com a estação e com o endereço. Pergunte por um deles: respondemos com o que a casa confirma por escrito e a data em que foi conferido.",
    ],
    [
      "Kids menus at Martinhal begin at 4 months. It is a plain fact that changes the journey: a baby’s food stops being one more suitcase and becomes a request to the kitchen.",
      "For the advisor the practical talk comes first: allergies, hours, textures, what a child eats already and what is still new. We put it in writing, and the property has read it before the family arrives.",
      "Restaurants and menus change with the season and the address. Ask about one of them: we answer with what the hotel confirms in writing, and the date it was checked.",
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
      "As crianças menores têm o kids club, que recebe desde os 6 meses e acompanha até os 17 anos. Assim os adultos também podem reservar um tempo só deles, sem pressa de voltar.",
      "Tratamentos, horários e durações variam de um endereço a outro. Antes de cada proposta pedimos a lista atual à casa, e ela segue inteira, sem resumo.",
    ],
    [
      "The family spa welcomes children from 6 years. The age matters because it redraws the day: wellness is no longer the hour parents take in turns, but an hour set aside for everyone.",
      "Younger children have the kids club, which takes them from 6 months and stays with them until 17. So the adults may book time of their own as well, with no hurry to return.",
      "Treatments, hours and lengths differ from one address to another. Before every proposal we ask the hotel for its current list, and pass it on whole.",
    ],
  ),
  pictures: [artPicture("wellness")],
  facts: [
    {
      value: words("6 anos", "6 years"),
      text: words("é a idade mínima do spa em família.", "is the minimum age for the family spa."),
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
      "Um prêmio só ajuda a escolher quando se sabe quem o deu, em que ano e a quê. Só publicamos os de Martinhal com as três informações; ainda não há nenhum nesta página.",
      "Uma fila de logotipos diz pouco sobre uma estadia em família. As idades dizem mais: dos 4 meses aos 17 anos, há resposta para cada uma.",
      "Se você precisa citar um reconhecimento em uma proposta, escreva para nós. Respondemos com a referência exata.",
    ],
    [
      "An award helps you choose only when you know who gave it, in which year and for what. We list Martinhal’s only with all three; none is listed here yet.",
      "A row of logos says little about a family’s stay. The ages say more: from 4 months to 17 years, each has its answer.",
      "If you need to quote an award in a proposal, write to us. We reply with the exact reference.",
    ],
  ),
  accolades: [],
};
