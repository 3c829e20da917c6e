type DemoRequest = {
  kind: "access" | "correction" | "erasure" | "portability" | "information" | "opposition";
  email: string;
  note: string;
  daysAgo: number;
  answer?: { text: string; daysAgo: number };
};

/** What people asked of their data in the demo house. */
export const demoPrivacyRequests: DemoRequest[] = [
  {
    ...{ kind: "erasure", email: "lucia.barreto@visitante.test", daysAgo: 11 },
    note: "Escreveu pelo formulário no ano passado e pede que a mensagem seja apagada.",
  },
  {
    ...{ kind: "access", email: "oliver@hart.example", daysAgo: 4 },
    note: "Asks for a copy of what we keep of him.",
  },
  {
    ...{ kind: "correction", email: "paula@viagens.example", daysAgo: 30 },
    note: "Sobrenome escrito errado em uma mensagem.",
    answer: { text: "Corrigido no mesmo dia e confirmado por e-mail.", daysAgo: 29 },
  },
];

/** The register of incidents of the demo house. */
export const demoIncident = {
  title: "Planilha com nomes enviada ao hotel errado",
  severity: "low",
  people: 6,
  measures:
    "O hotel apagou o arquivo e confirmou por escrito. O envio passou a sair só do registro de cada reserva, com o hotel já preenchido.",
  foundDaysAgo: 38,
  reportedDaysAgo: 37,
  closedDaysAgo: 31,
} as const;
