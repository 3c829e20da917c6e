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
      "Os menus infantis começam aos 4 meses: em Sagres, sopas e purês para bebês estão no próprio cardápio. A comida do bebê deixa de ser uma mala a mais e passa a ser um pedido à cozinha.",
      "Para o advisor, a conversa prática vem primeiro: alergias, horários, texturas, o que a criança já come e o que ainda não provou. Levamos tudo por escrito à propriedade antes de a família chegar.",
    ],
    [
      "Kids menus begin at 4 months: at Sagres, baby soups and purées are on the menu itself. A baby’s food stops being one more suitcase and becomes a request to the kitchen.",
      "For the advisor the practical talk comes first: allergies, hours, textures, what a child eats already and what is still new. We put it in writing to the property before the family arrives.",
    ],
  ),
  pictures: [artPicture("martinhal-table")],
  restaurants: [
    {
      name: words("O Terraço, em Sagres", "O Terraço, at Sagres"),
      text: words("O restaurante do hotel, aberto para o mar.", "The hotel’s restaurant, open to the sea."),
    },
    {
      name: words("Terrace, no Oriente", "Terrace, at Oriente"),
      text: words(
        "Base mediterrânea com toques orientais e portugueses, da manhã à meia-noite. A carta infantil vai do purê ao pequeno gourmet.",
        "Mediterranean at heart, with Eastern and Portuguese touches, from morning to midnight. The children’s menu runs from purées to small gourmets.",
      ),
    },
    {
      name: words("No Chiado", "At Chiado"),
      text: words(
        "Restaurante e bar no próprio prédio. A carta do momento, pedimos e enviamos a você.",
        "A restaurant and bar in the building. We ask for the current menu and send it to you.",
      ),
    },
  ],
  menus: [],
};

export const wellness: ChapterOf<"wellness"> = {
  kind: "wellness",
  ...nothingYet,
  title: words("Um spa em que a família entra junta.", "A spa the family enters together."),
  paragraphs: paragraphs(
    [
      "O spa em família recebe crianças a partir dos 6 anos. Finisterra, o nome do spa da marca desde 2010, mantém as saunas e a hidromassagem mais mornas, para que elas entrem, e tem tratamentos de pais e filhos.",
      "Em Lisboa, o Oriente tem duas piscinas aquecidas, uma interna e outra externa.",
      "Tratamentos, horários e durações variam de um endereço a outro. Antes de cada proposta pedimos a lista atual ao hotel, e ela segue inteira, sem resumo.",
    ],
    [
      "The family spa welcomes children from 6 years. Finisterra, the name of the brand’s spa since 2010, keeps its saunas and whirlpools cooler so that they can join, and has treatments for parent and child.",
      "In Lisbon, Oriente has two heated pools, one indoor and one outdoor.",
      "Treatments, hours and lengths differ from one address to another. Before every proposal we ask the hotel for its current list, and pass it on whole.",
    ],
  ),
  pictures: [artPicture("martinhal-spa")],
  programmes: [],
};

export const accolades: ChapterOf<"accolades"> = {
  kind: "accolades",
  ...nothingYet,
  title: words("Prêmios com nome, ano e fonte.", "Awards with a name, a year and a source."),
  paragraphs: paragraphs(
    [
      "Um prêmio ajuda a escolher quando se sabe quem o deu, em que ano e a qual hotel. Publicamos os que encontramos na imprensa com as três informações.",
      "Se a sua proposta precisa de outro, pergunte: respondemos com a referência, ou dizemos que não a encontramos.",
    ],
    [
      "An award helps you choose when you know who gave it, in which year and to which hotel. We publish those we have found in the press with all three.",
      "If your proposal needs another, ask: we answer with the reference, or say that we have not found it.",
    ],
  ),
  accolades: [
    {
      name: words("Melhor hotel para famílias", "Best for families"),
      text: words("Telegraph Hotel Awards, para Sagres.", "Telegraph Hotel Awards, to Sagres."),
      awardedBy: "The Telegraph",
      year: 2024,
    },
    {
      name: words("Gestora estrangeira do ano", "Foreign manager of the year"),
      text: words("Executivas do Ano, para Chitra Stern.", "Executivas do Ano, to Chitra Stern."),
      awardedBy: "Executiva",
      year: 2024,
    },
    {
      name: words("Melhor resort de villas da Europa", "Europe’s Leading Villa Resort"),
      text: words("Para Sagres, como já em 2021.", "To Sagres, as in 2021."),
      awardedBy: "World Travel Awards",
      year: 2023,
    },
  ],
};
