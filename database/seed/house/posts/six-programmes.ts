import type { HousePost } from "./house-post.ts";
import { writeBody } from "./write-body.ts";

const SOURCE = "https://elitetraveler.com/travel/wellness-travel/eveylaa-velaa-private-island-wellbeing";

/** How to choose a wellness programme with a client. */
export const sixProgrammes: HousePost = {
  slug: "seis-programas-uma-pergunta",
  category: "journal",
  art: "velaa-spa",
  alt: { pt: "Sala de tratamento aberta para a água", en: "A treatment room open to the water" },
  publishedOn: "2026-11-06T12:00:00Z",
  pt: {
    title: "Seis programas, uma pergunta",
    excerpt: "Velaa tem seis programas de bem-estar. A pergunta que escolhe entre eles não é sobre o corpo.",
    body: writeBody([
      "Seis programas de bem-estar são muitos para quem lê e poucos para quem precisa. Oferecer os seis é pedir ao cliente que faça o seu trabalho. Melhor fazer uma pergunta e oferecer um.",
      { quote: "Como você quer estar na segunda-feira seguinte à volta?" },
      "Descansado é uma resposta. Com vontade de correr é outra. Elas separam os programas melhor que qualquer questionário, e ainda mostram que um casal pode precisar de dois. Repare que a pergunta não fala de dor, de peso nem de idade: quem quiser contar, conta, e o que for contado fica entre o cliente e a equipe da ilha.",
      { heading: "O que existe na ilha" },
      "O centro de bem-estar, Eveylaa, abriu em maio de 2023. Tem ayurveda com médico e três salas próprias. A reforma de 2022 trouxe um pavilhão de yoga, um estúdio de pilates e uma academia nova. O spa fica sobre a água e tem uma sala de neve, que ninguém espera encontrar em uma ilha do Índico.",
      "Há programas de vários dias em ayurveda, osteopatia e medicina. Nomes, durações e o que cada um pede antes de começar mudam com a temporada e com quem atende: pedimos a lista atual ao hotel antes de cada proposta, e ela segue inteira.",
      { heading: "Como escrever na proposta" },
      {
        list: [
          "Um programa, e a razão da escolha em uma frase com as palavras do cliente.",
          "Os dias em que ele acontece, e os dias em que não acontece nada.",
          "O que se come enquanto dura: na vila de bem-estar, o Faiy serve comida sem processados.",
          "Quem, na ilha, sabe que o cliente vem.",
        ],
      },
      { heading: "Marque antes de embarcar" },
      "O que não está na agenda da ilha concorre com o mar, e o mar ganha. Marque as horas antes, e marque poucas: um programa que ocupa todas as manhãs vira trabalho. Deixe uma tarde vazia no meio da semana e chame-a pelo nome. É ela que costuma voltar nas conversas de segunda-feira.",
      {
        before: "Sobre o Eveylaa, lemos a reportagem da ",
        link: "Elite Traveler, de outubro de 2023",
        to: SOURCE,
      },
      {
        before: "O capítulo de bem-estar, na página do hotel: ",
        link: "Velaa Private Island",
        to: "/velaa-private-island",
      },
    ]),
  },
  en: {
    title: "Six programmes, one question",
    excerpt:
      "Velaa has six wellness programmes. The question that chooses between them is not about the body.",
    body: writeBody([
      "Six wellness programmes are many to read and few to need. Offering all six asks the client to do your work. Better to ask one question and offer one.",
      { quote: "How would you like to feel on the Monday after you are back?" },
      "Rested is one answer. Ready to run is another. They separate the programmes better than any questionnaire, and show that a couple may need two. Note that the question speaks neither of pain nor of weight nor of age: whoever wishes to tell will tell, and what is told stays between your client and the island’s team.",
      { heading: "What there is on the island" },
      "The wellbeing centre, Eveylaa, opened in May 2023. It has Ayurveda with a doctor and three rooms of its own. The refurbishment of 2022 brought a yoga pavilion, a Pilates studio and a new gym. The spa stands over the water and has a snow room, which nobody expects to find on an island of the Indian Ocean.",
      "There are programmes of several days in Ayurveda, osteopathy and medicine. Names, lengths and what each asks before it begins change with the season and with who attends: we ask the hotel for its current list before every proposal, and pass it on whole.",
      { heading: "How to write it into the proposal" },
      {
        list: [
          "One programme, and the reason for the choice in a sentence with your client’s own words.",
          "The days on which it happens, and the days on which nothing does.",
          "What one eats while it lasts: in the wellbeing village, Faiy serves unprocessed food.",
          "Who, on the island, knows that your client is coming.",
        ],
      },
      { heading: "Book before departure" },
      "What is not in the island’s diary competes with the sea, and the sea wins. Book the hours beforehand, and book few: a programme that takes every morning becomes work. Leave one afternoon empty in the middle of the week and give it that name. It is the one that tends to come back in Monday’s conversations.",
      { before: "On Eveylaa we read the report of ", link: "Elite Traveler, October 2023", to: SOURCE },
      {
        before: "The chapter on wellness, on the hotel’s page: ",
        link: "Velaa Private Island",
        to: "/en/velaa-private-island",
      },
    ]),
  },
};
