import { part, step } from "./parts.ts";

/** How one finds out what a family did not ask for. */
export const listening = part(
  {
    key: "listening",
    name: ["Escuta", "Listening"],
    strength: [
      "Você anota o que não foi pedido, e escolhe a família antes do destino.",
      "You note what was not asked for, and choose the family before the destination.",
    ],
    gap: [
      "O pedido vira roteiro depressa demais: falta a pergunta que ninguém fez.",
      "A request becomes an itinerary too quickly: the question nobody asked is missing.",
    ],
  },
  [
    step("preferences", 14, {
      title: ["Registrar as preferências de cinco clientes", "Record the preferences of five clients"],
      note: [
        "Sono, mesa, ritmo, o que evitar. Na ficha do cliente, não na memória.",
        "Sleep, table, pace, what to avoid. In the client’s record, not in your memory.",
      ],
    }),
    step("after_call", 45, {
      title: [
        "Ligar três dias depois da volta, em duas viagens",
        "Call three days after the return, on two trips",
      ],
      note: [
        "Marque a conversa antes da viagem. Anote uma frase do cliente.",
        "Put it in your calendar before the trip. Write down one sentence of the client’s.",
      ],
      proof: { fact: "checkpoint_done", times: 2 },
    }),
  ],
  [
    {
      key: "first_talk",
      text: [
        "Na primeira conversa de uma viagem, o que você pergunta antes do destino?",
        "In the first conversation about a trip, what do you ask before the destination?",
      ],
      weight: 2,
      options: [
        [0, "Nada: o destino já veio decidido", "Nothing: the destination was already decided"],
        [1, "Datas e orçamento", "Dates and budget"],
        [
          3,
          "Quem viaja, e como cada um gosta de acordar",
          "Who travels, and how each of them likes to wake up",
        ],
        [
          4,
          "O que deu certo e o que deu errado na última viagem",
          "What went right and what went wrong on their last trip",
        ],
      ],
    },
    {
      key: "kept_notes",
      text: [
        "Onde fica o que você aprende sobre um cliente?",
        "Where do you keep what you learn about a client?",
      ],
      options: [
        [0, "Na memória", "In my memory"],
        [1, "Nas conversas de WhatsApp", "In WhatsApp conversations"],
        [3, "Numa planilha ou num caderno meu", "In a spreadsheet or a notebook of mine"],
        [
          4,
          "Na ficha do cliente, que consulto antes de cada proposta",
          "In the client’s record, which I read before every proposal",
        ],
      ],
    },
    {
      key: "unsaid",
      text: [
        "Pense na última proposta aceita. Havia nela algo que o cliente não pediu e adorou?",
        "Think of the last proposal accepted. Was there something in it the client had not asked for and loved?",
      ],
      options: [
        [4, "Sim, e ele comentou", "Yes, and they said so"],
        [3, "Sim, mas não sei se percebeu", "Yes, but I do not know whether they noticed"],
        [1, "Não que eu lembre", "Not that I remember"],
        [0, "Prefiro entregar exatamente o que pedem", "I prefer to deliver exactly what is asked"],
      ],
    },
    {
      key: "return",
      text: ["E depois da viagem?", "And after the trip?"],
      options: [
        [0, "Espero que ele me procure na próxima", "I wait for them to come back for the next one"],
        [2, "Mando uma mensagem de boas-vindas", "I send a welcome-home message"],
        [4, "Ligo, pergunto o que mudaria e anoto", "I call, ask what they would change and write it down"],
        [3, "Mando um formulário curto", "I send a short form"],
      ],
    },
  ],
);
