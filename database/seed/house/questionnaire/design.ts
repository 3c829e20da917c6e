import { part, step } from "./parts.ts";

/** How a journey is composed and told. */
export const design = part(
  {
    key: "design",
    name: ["Desenho", "Design"],
    strength: [
      "Seus roteiros têm ritmo, e cada hotel tem uma razão para estar ali.",
      "Your itineraries have pace, and each hotel has a reason to be there.",
    ],
    gap: [
      "O roteiro chega pronto, mas não diz por que cada escolha está nele.",
      "The itinerary arrives finished, but does not say why each choice is in it.",
    ],
  },
  [
    step("publish", 10, {
      title: ["Publicar uma jornada com duas opções", "Publish a journey with two options"],
      note: [
        "A e B, com a diferença de preço dita e a razão de cada hotel numa frase.",
        "A and B, with the price difference stated and each hotel’s reason in one sentence.",
      ],
      proof: { fact: "journey_published", times: 1 },
    }),
    step("accepted", 60, {
      title: ["Ter duas propostas aceitas pelo link", "Have two proposals accepted by their link"],
      note: [
        "O cliente escolhe, comenta e aceita sem sair da página.",
        "The client chooses, comments and accepts without leaving the page.",
      ],
      proof: { fact: "proposal_accepted", times: 2 },
    }),
  ],
  [
    {
      key: "comes_back",
      text: [
        "Quando um roteiro volta para ajuste, o que costuma ter faltado?",
        "When an itinerary comes back for changes, what was usually missing?",
      ],
      options: [
        [1, "Respiro entre um dia e outro", "Breathing space between one day and the next"],
        [2, "Uma razão para cada hotel estar ali", "A reason for each hotel to be there"],
        [2, "Preço explicado, linha a linha", "The price explained, line by line"],
        [1, "Algo que só aquela família pediria", "Something only that family would ask for"],
        [4, "Meus roteiros raramente voltam", "My itineraries rarely come back"],
      ],
    },
    {
      key: "pace",
      text: [
        "Numa viagem de dez dias, quantas vezes seus clientes costumam fazer as malas?",
        "On a ten-day trip, how often do your clients usually pack their bags?",
      ],
      options: [
        [0, "Cinco ou mais", "Five times or more"],
        [2, "Quatro", "Four"],
        [4, "Duas ou três, e sei dizer por quê", "Two or three, and I can say why"],
        [2, "Uma só", "Only once"],
      ],
    },
    {
      key: "options",
      text: [
        "Quantas opções chegam ao cliente numa proposta sua?",
        "How many options reach the client in a proposal of yours?",
      ],
      options: [
        [1, "Uma, a que eu faria", "One, the one I would take"],
        [4, "Duas ou três, com a diferença explicada", "Two or three, with the difference explained"],
        [2, "Duas ou três, só com preços diferentes", "Two or three, only with different prices"],
        [0, "Quantas ele pedir", "As many as they ask for"],
      ],
    },
    {
      key: "plan_b",
      text: [
        "Chove no dia do barco. O que o cliente já tem nas mãos?",
        "It rains on the day of the boat. What does the client already have in hand?",
      ],
      options: [
        [0, "O meu telefone", "My phone number"],
        [2, "O telefone do receptivo", "The local agent’s number"],
        [
          4,
          "Outro programa para aquele dia, já combinado com o hotel",
          "Another plan for that day, already agreed with the hotel",
        ],
        [3, "Um dia livre no roteiro, para trocar", "A free day in the itinerary, to swap"],
      ],
    },
  ],
);
