import { part, step } from "./parts.ts";

/** Whom one can call, and who calls. */
export const network = part(
  {
    key: "network",
    name: ["Rede", "Network"],
    strength: [
      "Há alguém do outro lado em cada hotel, e colegas a quem você pergunta.",
      "There is somebody at the other end in each hotel, and colleagues you ask.",
    ],
    gap: [
      "Quando algo dá errado, falta um nome para chamar no hotel ou entre colegas.",
      "When something goes wrong, there is no name to call at the hotel or among colleagues.",
    ],
  },
  [
    step("refer", 25, {
      title: ["Indicar um hotel que você conhece por dentro", "Refer a hotel you know from the inside"],
      note: [
        "A indicação é sua por noventa dias, e você acompanha cada etapa.",
        "The referral is yours for ninety days, and you follow each step.",
      ],
      proof: { fact: "referral_moved", times: 1 },
    }),
    step("desk", 50, {
      title: ["Ter um nome no plantão de cinco hotéis", "Have a name on duty at five hotels"],
      note: [
        "Nome, telefone e horário de quem está de plantão, com a data em que você confirmou.",
        "Name, telephone and hours of whoever is on duty, with the day on which you checked.",
      ],
    }),
  ],
  [
    {
      key: "at_midnight",
      text: [
        "Meia-noite, o cliente chega e o quarto não é o combinado. Quem você chama?",
        "Midnight, the client arrives and the room is not what was agreed. Whom do you call?",
      ],
      options: [
        [0, "A recepção", "The front desk"],
        [1, "A operadora ou o receptivo", "The operator or the local agent"],
        [4, "Uma pessoa do hotel, pelo nome", "A person at the hotel, by name"],
        [2, "Resolvo de manhã, com vendas", "I settle it in the morning, with sales"],
      ],
    },
    {
      key: "peers",
      text: [
        "Um destino que você não domina. O que faz primeiro?",
        "A destination you do not master. What do you do first?",
      ],
      options: [
        [0, "Recuso", "I decline"],
        [1, "Pesquiso por conta própria", "I research on my own"],
        [
          4,
          "Pergunto a um colega que conhece, e digo ao cliente",
          "I ask a colleague who knows it, and tell the client",
        ],
        [3, "Monto com um parceiro local", "I build it with a local partner"],
      ],
    },
    {
      key: "origin",
      text: [
        "De onde vieram seus três últimos clientes novos?",
        "Where did your last three new clients come from?",
      ],
      weight: 2,
      options: [
        [4, "De clientes que me indicaram", "From clients who recommended me"],
        [3, "De um colega ou de um hotel", "From a colleague or a hotel"],
        [2, "Das redes sociais", "From social media"],
        [0, "Faz tempo que não chega ninguém novo", "Nobody new has come in a while"],
      ],
    },
    {
      key: "thanks",
      text: [
        "Quando um hotel faz algo bonito por um cliente seu, o que acontece depois?",
        "When a hotel does something lovely for a client of yours, what happens next?",
      ],
      options: [
        [0, "Nada de especial", "Nothing special"],
        [2, "Agradeço por mensagem", "I send a thank-you message"],
        [3, "Agradeço pelo nome a quem fez", "I thank whoever did it by name"],
        [
          4,
          "Agradeço, conto ao cliente e volto a vender o hotel",
          "I thank them, tell the client and sell the hotel again",
        ],
      ],
    },
  ],
);
