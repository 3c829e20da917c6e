import type { HousePost } from "./house-post.ts";
import { writeBody } from "./write-body.ts";

const SOURCE = "https://observador.pt/2019/07/13/na-praia-ou-no-campo-seis-hoteis-para-familias/";

/** Every door of a family resort has its age. */
export const theRightAge: HousePost = {
  slug: "a-idade-certa",
  category: "journal",
  art: "martinhal-family-pool",
  alt: { pt: "Piscina de família à beira do jardim", en: "A family pool beside the garden" },
  publishedOn: "2026-10-22T12:00:00Z",
  pt: {
    title: "A idade certa",
    excerpt:
      "Seis meses, quatro meses, seis anos, dezessete: em Martinhal, cada porta tem a sua idade. Vale saber qual antes de vender.",
    body: writeBody([
      "Uma família não tem uma idade, tem várias, e um resort de família se mede pelo que oferece a cada uma. Em Martinhal, o kids club recebe dos 6 meses aos 17 anos. Há menus infantis a partir dos 4 meses e um spa de família a partir dos 6 anos.",
      "Os fundadores chegaram a isso pela porta de casa. Chitra e Roman Stern, um casal com quatro filhos, perceberam viajando que o hotel de luxo não servia à criança, e o hotel de criança não servia aos pais. Sagres, o primeiro endereço, abriu em 2010.",
      { heading: "Como usar os números" },
      "Pergunte as idades na data da viagem, não na do pedido. Entre uma e outra cabe um aniversário, e um aniversário abre ou fecha uma porta.",
      {
        list: [
          "Bebê de 5 meses: come à mesa, ainda não fica no clube. A viagem é dos pais, com um convidado pequeno.",
          "Criança de 5 anos: clube o dia inteiro, spa no ano que vem. Diga isso a ela como promessa, não como proibição.",
          "Irmãos de 4 e 9: o clube se divide por idade. Avise antes, para que a separação não seja a notícia da manhã.",
          "Adolescente de 17: última chance, e convém que ele não saiba disso por você.",
        ],
      },
      { heading: "Qual endereço" },
      "São quatro, e a faixa de idades é do grupo. Sagres, dentro de um parque natural, tem os cinco clubes; no Chiado e no Oriente, em Lisboa, a família mora em um apartamento e a cidade faz o resto; na Quinta do Lago, cada casa tem a sua piscina. Antes de prometer um clube a uma criança, confirme o que aquele endereço oferece na semana da viagem. Perguntamos por você.",
      { quote: "O número que vende é o que se cumpre na porta." },
      { heading: "O que pedir antes da chegada" },
      "Berço, banheira e esterilizador se pedem antes, com o baby concierge. Parece pouco, e é o que muda a mala: uma família que não leva banheira leva mais livros. Escreva a lista na proposta, com uma coluna para o que o hotel tem e outra para o que vai de casa.",
      "Escrito assim, em uma tabela pequena, o número deixa de ser propaganda e vira serviço. E quando a criança fizer seis anos, você já sabe o que escrever.",
      {
        before: "Sobre os clubes por idade em Sagres, lemos a reportagem do ",
        link: "Observador, de julho de 2019",
        to: SOURCE,
      },
      {
        before: "Os quatro endereços, com quem atende em cada um: ",
        link: "Martinhal Luxury Resorts",
        to: "/martinhal-luxury-resorts",
      },
    ]),
  },
  en: {
    title: "The right age",
    excerpt:
      "Six months, four months, six years, seventeen: at Martinhal every door has its age. Worth knowing before you sell.",
    body: writeBody([
      "A family does not have an age, it has several, and a family resort is measured by what it offers each of them. At Martinhal the kids club takes children from 6 months to 17 years. There are kids’ menus from 4 months, and a family spa from 6 years.",
      "The founders came to it by their own front door. Chitra and Roman Stern, a couple with four children, noticed on their travels that luxury hotels failed the child, and children’s hotels failed the parents. Sagres, the first address, opened in 2010.",
      { heading: "How to use the figures" },
      "Ask for ages on the date of travel, not on the date of the enquiry. A birthday fits between the two, and a birthday opens or closes a door.",
      {
        list: [
          "A baby of 5 months: eats at the table, not yet in the club. The journey is the parents’, with a small guest.",
          "A child of 5: the club all day, the spa next year. Say it as a promise, not as a ban.",
          "Siblings of 4 and 9: the club is divided by age. Say so beforehand, so that parting is not the news of the morning.",
          "A teenager of 17: the last chance, and best not told by you.",
        ],
      },
      { heading: "Which address" },
      "There are four, and the range of ages is the group’s. Sagres, inside a natural park, has the five clubs; at Chiado and Oriente, in Lisbon, the family lives in an apartment and the city does the rest; at Quinta do Lago every house has its own pool. Before you promise a child a club, confirm what that address offers in the week of travel. We ask for you.",
      { quote: "The figure that sells is the one that is kept at the door." },
      { heading: "What to ask for before arrival" },
      "Cot, bath and steriliser are booked beforehand, with the baby concierge. It sounds like little, and it changes the suitcase: a family that carries no bath carries more books. Write the list into the proposal, with one column for what the hotel has and one for what comes from home.",
      "Written like this, in a small table, the figure stops being advertising and becomes service. And when the child turns six, you know what to write.",
      {
        before: "On the clubs by age at Sagres we read the report of ",
        link: "Observador, July 2019",
        to: SOURCE,
      },
      {
        before: "The four addresses, with who is on duty at each: ",
        link: "Martinhal Luxury Resorts",
        to: "/en/martinhal-luxury-resorts",
      },
    ]),
  },
};
