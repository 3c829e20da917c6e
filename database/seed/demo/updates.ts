type DemoUpdate = {
  title: string;
  description: string;
  english: { title: string; description: string };
  version: string | null;
  type: "feature" | "improvement" | "fix" | "announcement";
  audience: "all" | "advisors" | "hotels";
  daysAgo: number;
};

/** News for the bells of the demo world, in the team's language. */
export const demoUpdates: DemoUpdate[] = [
  {
    title: "Verificação em duas etapas",
    description: "Aplicativo autenticador, chave de acesso ou telefone: escolha em Perfil, Segurança.",
    english: {
      title: "Two-step verification",
      description: "An authenticator app, a passkey or a phone: choose one under Profile, Security.",
    },
    version: "0.3.0",
    type: "feature",
    audience: "all",
    daysAgo: 2,
  },
  {
    title: "Sua reputação no cabeçalho",
    description: "O cabeçalho mostra a pontuação de hoje e quanto falta para o próximo nível.",
    english: {
      title: "Your reputation in the header",
      description: "The header shows today's score and how much is missing to the next tier.",
    },
    version: "0.3.0",
    type: "improvement",
    audience: "advisors",
    daysAgo: 6,
  },
  {
    title: "Páginas de hotel em duas línguas",
    description: "Cada capítulo da sua página tem texto em português e em inglês, lado a lado.",
    english: {
      title: "Hotel pages in two languages",
      description: "Every chapter of your page has its Portuguese and its English side by side.",
    },
    version: "0.2.0",
    type: "feature",
    audience: "hotels",
    daysAgo: 9,
  },
  {
    title: "Links do e-mail abrem no idioma certo",
    description: "Quem prefere inglês recebe a mensagem e a página em inglês.",
    english: {
      title: "Links in e-mails open in the right language",
      description: "Whoever prefers English gets the message and the page in English.",
    },
    version: "0.2.1",
    type: "fix",
    audience: "all",
    daysAgo: 15,
  },
  {
    title: "Aviso quando um material muda",
    description: "Quem levou um arquivo é avisado quando o hotel publica outro no lugar.",
    english: {
      title: "Told when material changes",
      description: "Whoever took a file is told when the hotel publishes another in its place.",
    },
    version: "0.2.0",
    type: "feature",
    audience: "all",
    daysAgo: 24,
  },
  {
    title: "O portal abre para convidados",
    description: "Os primeiros advisors e hotéis já entraram. Agradecemos por começar com a gente.",
    english: {
      title: "The portal opens to its guests",
      description: "The first advisors and hotels have come in. Thank you for starting with us.",
    },
    version: null,
    type: "announcement",
    audience: "all",
    daysAgo: 30,
  },
];
