import { part, step } from "./parts.ts";

/** What others find of one's work. */
export const presence = part(
  {
    key: "presence",
    name: ["Presença", "Presence"],
    strength: [
      "Quem indica você tem o que encaminhar, e o que se encontra tem a sua voz.",
      "Whoever recommends you has something to send, and what people find has your voice.",
    ],
    gap: [
      "Quem indica você não tem o que encaminhar: nem página, nem texto, nem cartão.",
      "Whoever recommends you has nothing to send: no page, no text, no card.",
    ],
  },
  [
    step("profile", 7, {
      title: ["Completar o seu perfil", "Complete your profile"],
      note: [
        "Foto, bio em duas línguas, especialidades. É o que aparece em cada proposta.",
        "Photo, a bio in two languages, specialities. It appears on every proposal.",
      ],
      proof: { fact: "profile_completed", times: 1 },
    }),
    step("voice", 35, {
      title: [
        "Compartilhar três campanhas com a sua assinatura",
        "Share three campaigns under your own name",
      ],
      note: ["Com um link que mostre quem veio por você.", "With a link that shows who came through you."],
    }),
  ],
  [
    {
      key: "found",
      text: [
        "Alguém indica você a uma amiga. O que essa amiga recebe?",
        "Somebody recommends you to a friend. What does that friend receive?",
      ],
      weight: 2,
      options: [
        [0, "O meu número", "My number"],
        [2, "O meu Instagram", "My Instagram"],
        [3, "Uma página minha", "A page of mine"],
        [
          4,
          "Uma página minha, com viagens que fiz e como trabalho",
          "A page of mine, with trips I made and how I work",
        ],
      ],
    },
    {
      key: "fresh",
      text: [
        "Quando foi a última vez que você atualizou essa página?",
        "When did you last update that page?",
      ],
      when: { question: "found", options: ["b", "c", "d"] },
      options: [
        [4, "Neste mês", "This month"],
        [3, "Neste trimestre", "This quarter"],
        [1, "Neste ano", "This year"],
        [0, "Nem lembro", "I do not remember"],
      ],
    },
    {
      key: "own_words",
      text: [
        "Do que você publica sobre hotéis, quanto é escrito por você?",
        "Of what you publish about hotels, how much do you write yourself?",
      ],
      options: [
        [0, "Não publico", "I do not publish"],
        [1, "Repasso o que o hotel manda", "I pass on what the hotel sends"],
        [3, "Adapto o texto do hotel", "I adapt the hotel’s text"],
        [4, "Escrevo a partir do que vi", "I write from what I have seen"],
      ],
    },
    {
      key: "proposal_look",
      text: ["Como o cliente recebe uma proposta sua?", "How does a client receive a proposal of yours?"],
      options: [
        [0, "Em mensagens, com fotos soltas", "In messages, with loose pictures"],
        [1, "Num PDF do hotel ou da operadora", "As a PDF of the hotel or operator"],
        [3, "Num documento com o meu nome", "As a document under my name"],
        [
          4,
          "Numa página com o meu nome, em que ele comenta e aceita",
          "As a page under my name, where they comment and accept",
        ],
      ],
    },
  ],
);
