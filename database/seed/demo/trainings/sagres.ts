import { lesson, question, training } from "./parts.ts";

/** What an advisor should know before sending a family to Sagres. */
export const sagres = training({
  minutes: 25,
  title: ["Martinhal Sagres em família", "Martinhal Sagres with a family"],
  headline: [
    "Da mesa do bebê ao spa que recebe crianças.",
    "From the baby’s table to a spa that welcomes children.",
  ],
  lessons: [
    lesson(
      "mesa",
      ["À mesa, desde os quatro meses", "At the table from four months"],
      [
        "Os menus infantis começam aos 4 meses: sopas e purês para bebês estão no próprio cardápio. A comida do bebê deixa de ser uma mala a mais e passa a ser um pedido à cozinha.",
        "Kids menus begin at 4 months: baby soups and purées are on the menu itself. A baby’s food stops being one more suitcase and becomes a request to the kitchen.",
      ],
      [
        "O Terraço é o restaurante do hotel, aberto para o mar. Leve por escrito alergias, horários e texturas antes de a família chegar.",
        "O Terraço is the hotel’s restaurant, open to the sea. Put allergies, hours and textures in writing before the family arrives.",
      ],
    ),
    lesson(
      "spa",
      ["O spa em que a família entra junta", "The spa a family enters together"],
      [
        "O spa em família recebe crianças a partir dos 6 anos. Finisterra, o nome do spa da marca desde 2010, mantém as saunas e a hidromassagem mais mornas, para que elas entrem.",
        "The family spa welcomes children from 6 years. Finisterra, the name of the brand’s spa since 2010, keeps its saunas and whirlpools cooler so that they can join.",
      ],
      [
        "Tratamentos e horários mudam: antes de cada proposta, peça a lista atual ao hotel.",
        "Treatments and hours change: before every proposal, ask the hotel for its current list.",
      ],
    ),
    lesson(
      "conversa",
      ["A conversa antes da proposta", "The talk before the proposal"],
      [
        "Pergunte três coisas: a idade de cada criança no dia da chegada, quem dorme com quem, e o que acalma o pior dia. O resto o hotel sabe.",
        "Ask three things: each child’s age on the day of arrival, who sleeps with whom, and what calms the worst day. The rest the hotel knows.",
      ],
      [
        "Depois, escreva um pedido só. Perguntas que voltam ao hotel param o relógio da resposta e cansam a família.",
        "Then write one request. Questions that go back and forth stop the clock of the answer and tire the family.",
      ],
    ),
  ],
  questions: [
    question(
      "menu",
      ["A partir de que idade há menu infantil?", "From what age is there a kids menu?"],
      [
        ["4 meses", "4 months"],
        ["2 anos", "2 years"],
        ["6 anos", "6 years"],
      ],
      ["Aos 4 meses, com sopas e purês no cardápio.", "At 4 months, with soups and purées on the menu."],
      1,
    ),
    question(
      "spa",
      [
        "A partir de que idade as crianças entram no spa em família?",
        "From what age may children enter the family spa?",
      ],
      [
        ["6 anos", "6 years"],
        ["12 anos", "12 years"],
        ["Nenhuma: o spa é de adultos", "None: the spa is for adults"],
      ],
      ["A partir dos 6 anos, com água e saunas mais mornas.", "From 6 years, with cooler water and saunas."],
      2,
    ),
    question(
      "restaurante",
      [
        "Como se chama o restaurante do hotel, aberto para o mar?",
        "What is the hotel’s restaurant, open to the sea, called?",
      ],
      [
        ["O Terraço", "O Terraço"],
        ["Finisterra", "Finisterra"],
        ["Terrace", "Terrace"],
      ],
      [
        "O Terraço fica em Sagres; Terrace, no Oriente, em Lisboa.",
        "O Terraço is at Sagres; Terrace is at Oriente, in Lisbon.",
      ],
    ),
    question(
      "tratamentos",
      ["O que fazer antes de prometer um tratamento?", "What to do before promising a treatment?"],
      [
        ["Pedir a lista atual ao hotel", "Ask the hotel for its current list"],
        ["Usar a do ano passado", "Use last year’s"],
        ["Deixar para o dia da chegada", "Leave it for the day of arrival"],
      ],
      [
        "Tratamentos e horários mudam de uma temporada a outra.",
        "Treatments and hours change from one season to the next.",
      ],
      1,
    ),
  ],
});
