import type { HousePost } from "./house-post.ts";
import { writeBody } from "./write-body.ts";

/** The case of spec §1: direct bookings from 0 to 60 percent in 8 months. */
export const directBookings: HousePost = {
  slug: "de-zero-a-sessenta-por-cento",
  category: "case_study",
  art: "services-corridor",
  alt: { pt: "Corredor de arcos com luz da tarde", en: "A corridor of arches in afternoon light" },
  publishedOn: "2026-10-05T12:00:00Z",
  pt: {
    title: "De zero a sessenta por cento, em oito meses",
    excerpt:
      "O que mudou em um hotel representado até que as reservas diretas saíssem do zero, e o que o número não prova.",
    body: writeBody([
      "Quando a representação começou, nenhuma reserva chegava ao hotel por um caminho próprio. Oito meses depois, as reservas diretas eram 60 por cento. É o único caso que contamos, porque é o único número que podemos sustentar.",
      { heading: "O que foi feito" },
      {
        list: [
          "Uma página que responde ao que o travel advisor pergunta, em português e em inglês, com quem atende e em que horário.",
          "Um kit de vendas com validade: o que venceu sai de circulação e quem o baixou fica sabendo.",
          "Resposta com hora marcada. Um pedido sem resposta deixou de ser silêncio e passou a ser uma fila com dono.",
        ],
      },
      { heading: "Em que ordem" },
      "Primeiro a página, porque sem ela não há para onde mandar ninguém. Depois o kit, porque uma foto velha desfaz em um dia o que a página fez em um mês. Por último o prazo de resposta, que é o mais difícil: pede que alguém, no hotel, tenha o nome na porta.",
      "Nenhuma das três coisas é invenção nossa. O que fizemos foi não deixar que uma esperasse pela outra, e voltar a cada semana à mesma lista: o que foi perguntado, o que foi respondido, o que venceu.",
      { quote: "Um canal próprio começa quando alguém responde por ele." },
      { heading: "O que o número não diz" },
      "Ele fala de origem, não de receita. Não compara mercados nem estações, e não promete o mesmo a outro hotel: um hotel que já vende direto parte de outro lugar. O hotel não é nomeado aqui; na conversa, contamos o que nos cabe contar.",
      { heading: "O que levamos dele" },
      "Que reserva direta não é o contrário do travel advisor. Direto é o caminho em que o hotel sabe quem pediu e o advisor sabe quem responde. É essa a direção que a palavra tem aqui.",
      {
        before: "O caminho é o mesmo em toda representação: ",
        link: "o método, passo a passo",
        to: "/servicos-representacao-hoteleira",
      },
    ]),
  },
  en: {
    title: "From zero to sixty per cent in eight months",
    excerpt:
      "What changed at one hotel we represent before direct bookings left zero, and what the figure does not prove.",
    body: writeBody([
      "When our representation began, no booking reached the hotel through a channel of its own. Eight months later, direct bookings stood at 60 per cent. It is the only case we tell, because it is the only figure we can stand behind.",
      { heading: "What was done" },
      {
        list: [
          "A page that answers what a travel advisor asks, in Portuguese and English, with who is on duty and when.",
          "A sales kit with dates on it: what has expired leaves circulation, and whoever took it is told.",
          "Answers with a deadline. An unanswered request stopped being silence and became a queue with an owner.",
        ],
      },
      { heading: "In which order" },
      "First the page, because without it there is nowhere to send anybody. Then the kit, because an old photograph undoes in a day what a page did in a month. Last the time to answer, which is the hardest: it asks that somebody at the hotel have their name on the door.",
      "None of the three is our invention. What we did was to let none wait for another, and to come back every week to the same list: what was asked, what was answered, what had expired.",
      { quote: "A channel of one’s own begins when somebody answers for it." },
      { heading: "What the figure does not say" },
      "It speaks of origin, not of revenue. It compares neither markets nor seasons, and it promises nothing to another hotel: a hotel that already sells direct starts elsewhere. The hotel is not named here; in conversation we tell what is ours to tell.",
      { heading: "What we take from it" },
      "That a direct booking is not the opposite of a travel advisor. Direct is the path on which the hotel knows who asked and the advisor knows who answers. That is the direction the word has here.",
      {
        before: "The way is the same in every representation: ",
        link: "the method, step by step",
        to: "/en/servicos-representacao-hoteleira",
      },
    ]),
  },
};
