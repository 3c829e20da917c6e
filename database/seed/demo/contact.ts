/** What visitors wrote to the demo house, and how long ago. */
export const demoMessages = [
  {
    reference: "LM-2B4D6F",
    ...{
      name: "Inês Rocha",
      email: "ines.rocha@pousada.example",
      interest: "represent_hotel",
      language: "pt",
    },
    subject: "Pousada de doze quartos em Trancoso",
    message: "Abrimos há três anos e queremos chegar a quem vende viagens em São Paulo. Por onde começamos?",
    ...{ hoursAgo: 5, status: "new" },
  },
  {
    reference: "LM-3C5G7H",
    ...{ name: "Oliver Hart", email: "oliver@hart.example", interest: "other", language: "en" },
    subject: "Press visit in the spring",
    message: "I write about slow travel and would like to speak with one of your hotels.",
    ...{ hoursAgo: 31, status: "new" },
  },
  {
    reference: "LM-4D6H8J",
    ...{ name: "Paula Nunes", email: "paula@viagens.example", interest: "become_designer", language: "pt" },
    subject: "Como entrar na comunidade",
    message: "Atendo famílias há dez anos e gostaria de conhecer os hotéis.",
    ...{ hoursAgo: 60, status: "answered" },
  },
] as const;
