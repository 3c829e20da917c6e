import type { HousePost } from "./house-post.ts";
import { writeBody } from "./write-body.ts";

/** What the collection is made of. */
export const authorHotels: HousePost = {
  slug: "o-que-e-um-hotel-de-autor",
  category: "journal",
  art: "lilamonde-courtyard",
  alt: { pt: "Pátio com oliveira e espelho d'água", en: "A courtyard with an olive tree and a pool" },
  publishedOn: "2026-10-30T12:00:00Z",
  pt: {
    title: "O que chamamos de hotel de autor",
    excerpt: "Não é tamanho, nem preço, nem estrela. É haver alguém que responde pelo conjunto.",
    body: writeBody([
      "Hotel de autor é o que tem autor: uma pessoa, uma família, às vezes duas, que decidiram como ele seria e ainda respondem por isso. Dá para saber em cinco minutos de conversa. Pergunte por que a janela está ali e ouça se alguém sabe.",
      { heading: "Dois exemplos" },
      "Em Velaa, um casal tcheco que era hóspede assíduo das Maldivas procurou uma ilha para fazer o hotel que lhe faltava. A obra levou três anos, dois arquitetos do mesmo escritório assinam o projeto, e a família mantém casa na ilha. Quando poucas pessoas decidem, um caminho ou a altura de um telhado deixam de ser assunto de comitê.",
      "Em Martinhal, Chitra e Roman Stern trocaram Londres por Portugal em 2001, começaram a pensar Sagres em 2002 e abriram em 2010. Os trampolins e os clubes ficam ao lado dos restaurantes porque eles viajavam com quatro filhos e sabiam onde faziam falta.",
      { quote: "O autor é quem sabe dizer o que não fez." },
      { heading: "O que buscamos" },
      {
        list: [
          "Uma decisão que custou caro e foi mantida.",
          "Gente que está lá há mais tempo que a última reforma.",
          "Um lugar que não poderia estar em outro lugar.",
          "Alguém que atende o telefone e pode dizer sim.",
        ],
      },
      { heading: "O que não pesa" },
      "Tamanho não pesa: a coleção tem uma ilha de 47 villas e um grupo de quatro endereços. Estrela também não, nem idade. Um prêmio ajuda quando se sabe quem o deu e em que ano, e por isso só publicamos os que têm as duas coisas.",
      "O contrário do hotel de autor não é o hotel grande. É o que poderia ser de qualquer um. Por isso a coleção é curta, e por isso cada página diz quem fundou o hotel antes de dizer quantos quartos ele tem.",
      { heading: "Para que serve, na venda" },
      "Uma história com nome sustenta um preço melhor que um adjetivo. Quando o cliente pergunta por que este e não aquele, a resposta está na decisão que alguém tomou: conte qual foi, o que ela custou e o que o hóspede sente por causa dela. Três frases bastam, e são as únicas que o concorrente não pode copiar.",
      { before: "Conhece um hotel assim? ", link: "Veja a coleção, e indique o que falta", to: "/lilamonde" },
    ]),
  },
  en: {
    title: "What we call an author-led hotel",
    excerpt: "Not size, nor price, nor stars. Somebody answers for the whole.",
    body: writeBody([
      "An author-led hotel is one that has an author: a person, a family, sometimes two, who decided what it would be and still answer for it. Five minutes of conversation are enough to tell. Ask why the window is where it is, and listen for whether anybody knows.",
      { heading: "Two examples" },
      "On Velaa, a Czech couple who were regular guests of the Maldives looked for an island to make the hotel they missed. Building took three years, two architects of one practice drew it, and the family keeps a home there. When few people decide, a path or the height of a roof is no longer a matter for a committee.",
      "At Martinhal, Chitra and Roman Stern left London for Portugal in 2001, began to think of Sagres in 2002 and opened it in 2010. The trampolines and the clubs sit beside the restaurants because they travelled with four children and knew where they were missed.",
      { quote: "The author is the one who can say what was left out." },
      { heading: "What we look for" },
      {
        list: [
          "A decision that was expensive, and was kept.",
          "People who have been there longer than the last refurbishment.",
          "A place that could not be anywhere else.",
          "Somebody who picks up the phone and may say yes.",
        ],
      },
      { heading: "What does not weigh" },
      "Size does not weigh: the collection has an island of 47 villas and a group of four addresses. Nor do stars, nor age. An award helps when one knows who gave it and in which year, which is why we publish only those that have both.",
      "The opposite of an author-led hotel is not a large one. It is one that could be anybody’s. That is why the collection is short, and why every page says who founded the hotel before it says how many rooms there are.",
      { heading: "What it is good for, when you sell" },
      "A story with a name holds a price better than an adjective. When a client asks why this one and not that one, the answer lies in a decision that somebody took: say which, what it cost and what a guest feels because of it. Three sentences will do, and they are the only ones a competitor cannot copy.",
      {
        before: "Do you know a hotel like that? ",
        link: "See the collection, and refer what is missing",
        to: "/en/lilamonde",
      },
    ]),
  },
};
