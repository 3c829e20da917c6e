import type { ChapterOf } from "#domain/hotels/chapters.ts";
import { artPicture } from "../art.ts";
import { nothingYet } from "../hotel-seed.ts";
import { paragraphs, words } from "../words.ts";

export const accommodations: ChapterOf<"accommodations"> = {
  kind: "accommodations",
  ...nothingYet,
  title: words("Escolher onde dormir, com calma.", "Choosing where to sleep, without hurry."),
  paragraphs: paragraphs(
    [
      "Em uma ilha privada, a pergunta não é qual categoria, e sim qual manhã: de que lado nasce a luz, a que distância fica a água, quantas portas separam pais e filhos. As respostas dependem de cada família, e é por elas que um advisor começa.",
      "A ficha de cada acomodação, com nome, ocupação e descrição confirmados pela ilha, segue em português a quem pedir, com a data em que foi conferida.",
      "Se a viagem reúne gerações, diga as idades na primeira mensagem. Costuma ser o dado que decide.",
    ],
    [
      "On a private island the question is not which category but which morning: where the light rises, how far the water is, how many doors stand between parents and children. The answers differ with each family, and an advisor begins with them.",
      "The fact sheet for each room or villa, with the name, occupancy and description the island has confirmed, goes to anyone who asks, with the date it was checked.",
      "If the journey brings generations together, give their ages in your first message. It tends to be what decides.",
    ],
  ),
  pictures: [artPicture("velaa-overwater-villa")],
  rooms: [],
};

export const gastronomy: ChapterOf<"gastronomy"> = {
  kind: "gastronomy",
  ...nothingYet,
  title: words("Sete tempos, um só menu.", "Seven courses, one menu."),
  paragraphs: paragraphs(
    [
      "Velaa tem um menu degustação, em sete tempos. É um só: ninguém compara versões nem teme ter escolhido a menor. Senta-se, e a cozinha conduz.",
      "Sete tempos pedem uma noite sem relógio. Sugerimos deixá-la para depois da segunda, quando o corpo já acertou o fuso, e avisar com antecedência alergias, restrições e a idade de quem estará à mesa.",
      "Os pratos mudam com a cozinha. A cada proposta, pedimos à ilha o menu da temporada, tempo por tempo.",
    ],
    [
      "Velaa has one tasting menu, of seven courses. There is only one, so nobody compares versions or fears having picked the lesser. You sit down, and the kitchen leads.",
      "Seven courses ask for an evening without a clock. We suggest keeping it until after the second night, when the body has caught up with the hour, and sending word ahead of allergies, restrictions and the ages at the table.",
      "Dishes change with the kitchen. With every proposal we ask the island for the season’s menu, course by course.",
    ],
  ),
  pictures: [artPicture("gastronomy")],
  facts: [
    {
      value: words("7 tempos", "7 courses"),
      text: words("em um único menu degustação.", "in a single tasting menu."),
    },
  ],
  restaurants: [],
  menus: [],
};

export const wellness: ChapterOf<"wellness"> = {
  kind: "wellness",
  ...nothingYet,
  title: words(
    "Seis programas, e alguém para ajudar a\u00a0escolher.",
    "Six programmes, and someone to help you\u00a0choose.",
  ),
  paragraphs: paragraphs(
    [
      "São seis os programas de bem-estar da ilha. Um programa não é um tratamento avulso: tem começo, meio e fim, e pede uma intenção antes de pedir uma data.",
      "Para escolher, vale responder a três perguntas: quantas noites há, o que se quer levar de volta para casa e quem, na viagem, prefere não participar. Um advisor as faz por você e envia as respostas à ilha antes da reserva.",
      "Nomes e durações mudam. A cada proposta pedimos à ilha a descrição atual e a enviamos inteira, sem resumo.",
    ],
    [
      "The island has six wellness programmes. A programme is not a single treatment: it has a beginning, a middle and an end, and it asks for a purpose before it asks for a date.",
      "To choose, answer three questions: how many nights there are, what you would like to take home, and who in the party would rather not take part. An advisor asks them for you and sends the answers to the island before booking.",
      "Names and lengths change. With every proposal we ask the island for the current description, and pass it on whole.",
    ],
  ),
  pictures: [artPicture("wellness")],
  facts: [
    {
      value: words("6 programas", "6 programmes"),
      text: words("de bem-estar na ilha.", "for wellbeing on the island."),
    },
  ],
  programmes: [],
};

export const villas: ChapterOf<"villas"> = {
  kind: "villas",
  ...nothingYet,
  title: words("Uma villa se lê pela planta.", "A villa is read from its plan."),
  paragraphs: paragraphs(
    [
      "A fotografia mostra a luz; a planta mostra a vida: por onde se chega, onde as crianças dormem, a quantos passos fica a água. Por isso, na ficha de cada villa, a planta vem primeiro.",
      "Com a planta vêm os quartos, a ocupação, o acesso e o que distingue uma villa das outras. Quem confirma é a ilha, para que o advisor nunca precise vender de memória.",
      "Conte-nos quantas pessoas viajam e quanta distância querem entre si. Voltamos com as villas que servem, e com as que não servem.",
    ],
    [
      "A photograph shows the light; a plan shows the life: how you come in, where the children sleep, how many steps there are to the water. So each villa’s fact sheet opens with the plan.",
      "With the plan come the bedrooms, the occupancy, the access and what sets one villa apart. The island confirms them, so that no advisor has to sell from memory.",
      "Tell us how many are travelling and how much distance they want between them. We come back with the villas that suit, and say which do not.",
    ],
  ),
  villas: [],
};
