import type { HousePost } from "./house-post.ts";
import { writeBody } from "./write-body.ts";

/** What the press is told of the community. */
export const byInvitation: HousePost = {
  slug: "uma-comunidade-por-convite",
  category: "press",
  art: "hero-home",
  alt: { pt: "A casa ao cair da tarde", en: "The house at dusk" },
  publishedOn: "2026-11-10T12:00:00Z",
  pt: {
    title: "Lilamonde abre a sua comunidade, por convite",
    excerpt:
      "Travel advisors, operadoras e hotéis de autor passam a trabalhar no mesmo lugar, do material de venda à comissão.",
    body: writeBody([
      "São Paulo. A Lilamonde, que representa hotéis de luxo e ultraluxo no Brasil, reúne em um só lugar quem vende e quem recebe. A entrada é por convite, e cada conta é aprovada por uma pessoa.",
      "Advisors e operadoras montam jornadas, enviam propostas sob o próprio nome e acompanham a comissão até o pagamento. Hotéis mantêm a sua página, o seu kit e as suas respostas. O mesmo registro é visto pelos dois lados.",
      { heading: "O que muda para quem vende" },
      {
        list: [
          "As datas que custam dinheiro, de todas as jornadas, em uma lista só a cada manhã.",
          "Propostas que o cliente abre por um link, sem criar conta, em português ou em inglês.",
          "Uma comissão que se explica: base, taxa, prazo e situação, iguais para o hotel e para a agência.",
        ],
      },
      { heading: "O que muda para o hotel" },
      {
        list: [
          "Pedidos que chegam completos e têm prazo, com resposta possível pelo celular, sem entrar no sistema.",
          "Materiais com validade: o que venceu sai de circulação, e quem o levou é avisado.",
          "Uma prestação de contas por mês, em que cada número abre as linhas que o formam.",
        ],
      },
      { heading: "Por que por convite" },
      "Uma comunidade em que o hotel conhece quem vende, e quem vende conhece o hotel, cresce pela medida das conversas que consegue sustentar. A Lilamonde prefere responder a todos os que entram a anunciar quantos são. Quem quiser participar pode pedir; a resposta é dada por uma pessoa, com a razão.",
      { heading: "Sobre a Lilamonde" },
      "A Lilamonde apresenta hotéis de autor a travel advisors brasileiros. A coleção começa por um grupo de quatro resorts em Portugal e uma ilha privativa nas Maldivas. Em um dos hotéis representados, as reservas diretas passaram de 0 a 60 por cento em 8 meses; o caso está publicado, com o que o número prova e o que não prova.",
      {
        before: "O caso: ",
        link: "De zero a sessenta por cento, em oito meses",
        to: "/post/de-zero-a-sessenta-por-cento",
      },
      { before: "Entrevistas e checagem de fatos: ", link: "página de imprensa", to: "/press" },
    ]),
  },
  en: {
    title: "Lilamonde opens its community, by invitation",
    excerpt:
      "Travel advisors, tour operators and author-led hotels now work in one place, from the sales kit to the commission.",
    body: writeBody([
      "São Paulo. Lilamonde, which represents luxury and ultra-luxury hotels in Brazil, brings those who sell and those who host into one place. Entry is by invitation, and every account is approved by a person.",
      "Advisors and operators design journeys, send proposals under their own name and follow the commission until it is paid. Hotels keep their page, their kit and their answers. Both sides see the same record.",
      { heading: "What changes for those who sell" },
      {
        list: [
          "The dates that cost money, of all journeys, in one list every morning.",
          "Proposals that a client opens by a link, without an account, in Portuguese or in English.",
          "A commission that explains itself: base, rate, due date and state, the same for the hotel and the agency.",
        ],
      },
      { heading: "What changes for the hotel" },
      {
        list: [
          "Requests that arrive complete and have a deadline, and can be answered from a phone without signing in.",
          "Materials with dates on them: what has expired leaves circulation, and whoever took it is told.",
          "One account of the work a month, in which every figure opens the rows behind it.",
        ],
      },
      { heading: "Why by invitation" },
      "A community in which the hotel knows who sells it, and those who sell know the hotel, grows by the measure of the conversations it can hold. Lilamonde would rather answer everybody who comes in than announce how many they are. Whoever would like to join may ask; a person answers, with the reason.",
      { heading: "About Lilamonde" },
      "Lilamonde introduces author-led hotels to Brazilian travel advisors. The collection begins with a group of four resorts in Portugal and a private island in the Maldives. At one hotel it represents, direct bookings went from 0 to 60 per cent in 8 months; the case is published, with what the figure proves and what it does not.",
      {
        before: "The case: ",
        link: "From zero to sixty per cent in eight months",
        to: "/en/post/de-zero-a-sessenta-por-cento",
      },
      { before: "Interviews and fact checking: ", link: "press page", to: "/en/press" },
    ]),
  },
};
