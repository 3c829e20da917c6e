import { paragraphs, words } from "../words.ts";
import type { FaqSeed } from "./faq-seed.ts";

export const aboutAdvisors: FaqSeed[] = [
  {
    question: words("Para quem é o portal?", "Who is the portal for?"),
    answer: paragraphs(
      [
        "Para travel advisors, operadoras de turismo e hotéis. Cada um tem a sua área: o advisor desenha jornadas e acompanha ganhos, a operadora trabalha com produtos e materiais, o hotel responde a pedidos e cuida da própria página.",
        "O acesso é pessoal e passa por aprovação. A entrada é a mesma para todos; cada pessoa chega à sua própria área.",
      ],
      [
        "For travel advisors, tour operators and hotels. Each has its own area: the advisor designs journeys and follows earnings, the operator works with products and materials, the hotel answers requests and keeps its page.",
        "Access is personal and needs approval. Everyone signs in at the same place and lands in their own area.",
      ],
    ),
    link: { label: words("Acessar o portal", "Open the portal"), path: "/auth" },
  },
  {
    question: words("Como envio uma proposta ao meu cliente?", "How do I send a proposal to my client?"),
    answer: paragraphs(
      [
        "Você monta a jornada dia a dia e publica. O cliente recebe um link com o seu nome, a sua foto e as suas cores, compara opções, comenta cada trecho e aceita, sem criar conta.",
        "O link tem validade, pode levar uma senha e ser encerrado quando você quiser. Se algo mudar depois, a página mostra o que mudou desde a última visita.",
      ],
      [
        "You build the journey day by day and publish it. Your client gets a link with your name, your photograph and your colours, compares options, comments on each part and accepts, without opening an account.",
        "The link expires, may carry a passcode and can be closed whenever you wish. If something changes later, the page shows what is new since the last visit.",
      ],
    ),
    link: { label: words("Ver as ferramentas", "See the tools"), path: "/solutions" },
  },
  {
    question: words("Como funcionam níveis e reputação?", "How do tiers and reputation work?"),
    answer: paragraphs(
      [
        "São cinco níveis: Purple, Silver, Gold, Platinum e Elite. Você sobe por pontos de reputação. Cada ponto tem uma regra publicada, uma data e uma evidência que você pode abrir.",
        "A promoção é imediata. Correções entram como um novo registro, nunca apagam o anterior, e toda pontuação pode ser contestada, com resposta por escrito.",
      ],
      [
        "There are five tiers: Purple, Silver, Gold, Platinum and Elite. You rise by reputation points. Each point has a published rule, a date and evidence you can open.",
        "Promotion is immediate. A correction is a new entry and never erases the one before; any score can be appealed, and the answer comes in writing.",
      ],
    ),
    link: null,
  },
  {
    question: words("Como acompanho minhas comissões?", "How do I follow my commissions?"),
    answer: paragraphs(
      [
        "Cada comissão é um registro único, que você, o hotel e a Lilamonde veem da mesma forma: reserva, valor previsto, data, situação. Se atrasar, cobramos; se o valor mudar, o motivo fica escrito.",
        "No portal você filtra, entende a conta de cada linha e baixa a lista em CSV.",
      ],
      [
        "Each commission is one record that you, the hotel and Lilamonde see alike: the booking, the amount expected, the date, the status. If it is late, we chase it; if the amount changes, the reason is written down.",
        "In the portal you filter, read how each line was worked out and download the list as CSV.",
      ],
    ),
    link: null,
  },
];
