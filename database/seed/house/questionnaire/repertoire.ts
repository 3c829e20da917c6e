import { part, step } from "./parts.ts";

/** What one knows of hotels from having been there. */
export const repertoire = part(
  {
    key: "repertoire",
    name: ["Repertório", "Repertoire"],
    strength: [
      "Você conhece os hotéis por dentro e sabe para quem cada um não serve.",
      "You know hotels from the inside, and for whom each one is wrong.",
    ],
    gap: [
      "Boa parte do que você recomenda ainda vem de foto, folheto ou memória antiga.",
      "Much of what you recommend still comes from a picture, a brochure or an old memory.",
    ],
  },
  [
    step("kit", 20, {
      title: ["Reler o kit de dois hotéis da coleção", "Read the kits of two hotels in the collection again"],
      note: [
        "Fichas, plantas e fotos de cada um, com a data de cada versão.",
        "Fact sheets, plans and photos of each, with the date of each version.",
      ],
    }),
    step("not_for", 40, {
      title: [
        "Escrever, de três hotéis, para quem não servem",
        "Write down, for three hotels, whom they do not suit",
      ],
      note: [
        "Uma frase para cada um. É a frase que o cliente lembra.",
        "One sentence each. It is the sentence a client remembers.",
      ],
    }),
  ],
  [
    {
      key: "visited",
      text: [
        "Dos hotéis que você recomendou nos últimos seis meses, em quantos você já dormiu?",
        "Of the hotels you recommended in the last six months, in how many have you slept?",
      ],
      weight: 2,
      options: [
        [0, "Em nenhum, por enquanto", "None so far"],
        [1, "Em um ou dois", "One or two"],
        [3, "Em cerca de metade", "About half"],
        [4, "Na maioria", "Most of them"],
      ],
    },
    {
      key: "wrong_for",
      text: [
        "Um cliente pede um hotel que você conhece bem, mas que não combina com ele. O que você faz?",
        "A client asks for a hotel you know well, and it is wrong for them. What do you do?",
      ],
      options: [
        [1, "Reservo: foi ele quem pediu", "I book it: they asked for it"],
        [2, "Reservo e aviso do que pode incomodar", "I book it and say what may bother them"],
        [4, "Digo por que não serve e mostro outro", "I say why it is wrong and show another"],
        [3, "Mostro os dois e deixo que compare", "I show both and let them compare"],
      ],
    },
    {
      key: "rooms",
      text: ["Quando você indica um quarto, até onde vai?", "When you suggest a room, how far do you go?"],
      options: [
        [0, "Deixo que o hotel escolha", "I let the hotel choose"],
        [2, "Peço uma categoria", "I ask for a category"],
        [
          3,
          "Peço uma categoria e um andar, uma vista ou uma ala",
          "I ask for a category and a floor, a view or a wing",
        ],
        [
          4,
          "Peço quartos pelo número, porque sei a diferença",
          "I ask for rooms by number, because I know the difference",
        ],
      ],
    },
    {
      key: "news",
      text: [
        "Como você fica sabendo que algo mudou num hotel: um chef, uma obra, um gerente?",
        "How do you learn that something has changed in a hotel: a chef, building works, a manager?",
      ],
      options: [
        [0, "Pelo cliente, na volta", "From the client, on their return"],
        [1, "Pelas redes sociais do hotel", "From the hotel’s social media"],
        [
          3,
          "Por treinamentos e materiais que releio a cada estação",
          "From trainings and materials I read again each season",
        ],
        [4, "Por alguém do hotel, que me escreve", "From somebody at the hotel, who writes to me"],
      ],
    },
  ],
);
