type DemoUpdate = {
  title: string;
  description: string;
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
    version: "0.3.0",
    type: "feature",
    audience: "all",
    daysAgo: 2,
  },
  {
    title: "Sua reputação no cabeçalho",
    description: "O cabeçalho mostra a pontuação de hoje e quanto falta para o próximo nível.",
    version: "0.3.0",
    type: "improvement",
    audience: "advisors",
    daysAgo: 6,
  },
  {
    title: "Páginas de hotel em duas línguas",
    description: "Cada capítulo da sua página tem texto em português e em inglês, lado a lado.",
    version: "0.2.0",
    type: "feature",
    audience: "hotels",
    daysAgo: 9,
  },
  {
    title: "Links do e-mail abrem no idioma certo",
    description: "Quem prefere inglês recebe a mensagem e a página em inglês.",
    version: "0.2.1",
    type: "fix",
    audience: "all",
    daysAgo: 15,
  },
  {
    title: "O portal abre para convidados",
    description: "Os primeiros advisors e hotéis já entraram. Agradecemos por começar com a gente.",
    version: null,
    type: "announcement",
    audience: "all",
    daysAgo: 30,
  },
];
