import { part, step } from "./parts.ts";

/** What the craft earns, and whether one knows it. */
export const business = part(
  {
    key: "business",
    name: ["Negócio", "Business"],
    strength: [
      "Você sabe quanto ganha, quando recebe e o que cobrar pelo seu tempo.",
      "You know what you earn, when you are paid and what to charge for your time.",
    ],
    gap: [
      "O negócio corre atrás do ofício: comissões sem conferir, tempo sem preço.",
      "The business runs behind the craft: commissions unchecked, time without a price.",
    ],
  },
  [
    step("commissions", 14, {
      title: ["Conferir as comissões abertas", "Check your open commissions"],
      note: [
        "Liste as vencidas por hotel e por data. Para as que passaram de trinta dias, mande um extrato.",
        "List the overdue ones by hotel and by date. For those past thirty days, send a statement.",
      ],
    }),
    step("fee", 30, {
      title: ["Cobrar taxa de planejamento em duas propostas", "Charge a planning fee in two proposals"],
      note: [
        "Diga o valor antes do roteiro, e o que ela paga.",
        "State the amount before the itinerary, and what it pays for.",
      ],
    }),
  ],
  [
    {
      key: "commission_check",
      text: [
        "Com que frequência você confere as comissões que tem a receber?",
        "How often do you check the commissions you are owed?",
      ],
      weight: 2,
      options: [
        [0, "Quando o hotel paga", "When the hotel pays"],
        [1, "Uma vez por trimestre", "Once a quarter"],
        [3, "Uma vez por mês", "Once a month"],
        [4, "Toda semana, com as datas na agenda", "Every week, with the dates in my calendar"],
      ],
    },
    {
      key: "planning_fee",
      text: ["Você cobra taxa de planejamento?", "Do you charge a planning fee?"],
      options: [
        [0, "Não, e não pretendo", "No, and I do not intend to"],
        [1, "Ainda não, mas penso nisso", "Not yet, but I think about it"],
        [3, "De alguns clientes", "From some clients"],
        [4, "De todos", "From everybody"],
      ],
    },
    {
      key: "fee_words",
      text: ["Quando o cliente fica sabendo da taxa?", "When does the client learn of the fee?"],
      when: { question: "planning_fee", options: ["c", "d"] },
      options: [
        [4, "Na primeira conversa, com o que ela inclui", "In the first conversation, with what it includes"],
        [3, "Antes do roteiro, por escrito", "Before the itinerary, in writing"],
        [1, "Junto com a proposta", "Together with the proposal"],
        [0, "Ela vai embutida no preço", "It is built into the price"],
      ],
    },
    {
      key: "dates",
      text: [
        "Uma opção vence amanhã e um depósito, na sexta. Como você sabe?",
        "An option ends tomorrow and a deposit is due on Friday. How do you know?",
      ],
      options: [
        [0, "O hotel me lembra", "The hotel reminds me"],
        [1, "Está nos e-mails, eu busco", "It is in my e-mails, I look it up"],
        [3, "Anotei na agenda quando reservei", "I put it in my calendar when I booked"],
        [
          4,
          "Vejo todas as datas numa lista, todo dia de manhã",
          "I see every date in one list, every morning",
        ],
      ],
    },
  ],
);
