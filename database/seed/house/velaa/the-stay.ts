import type { ChapterOf } from "#domain/hotels/chapters.ts";
import { artPicture } from "../art.ts";
import { nothingYet } from "../hotel-seed.ts";
import { paragraphs, sameWords, words } from "../words.ts";

export const accommodations: ChapterOf<"accommodations"> = {
  kind: "accommodations",
  ...nothingYet,
  title: words("Escolher onde dormir, com calma.", "Choosing where to sleep, without hurry."),
  paragraphs: paragraphs(
    [
      "Em uma ilha privada, a pergunta não é qual categoria, e sim qual manhã: de que lado nasce a luz, a que distância fica a água, quantas portas separam pais e filhos. As respostas dependem de cada família, e é por elas que um advisor começa.",
      "Área, quartos e ocupação, só a ilha confirma. Pedimos a ficha de cada acomodação, e ela segue em português, com a data em que foi conferida.",
      "Se a viagem reúne gerações, diga as idades na primeira mensagem. Costuma ser o dado que decide.",
    ],
    [
      "On a private island the question is not which category but which morning: where the light rises, how far the water is, how many doors stand between parents and children. The answers differ with each family, and an advisor begins with them.",
      "Area, bedrooms and occupancy are for the island to confirm. We ask for the fact sheet for each room or villa and pass it on with the date it was checked.",
      "If the journey brings generations together, give their ages in your first message. It tends to be what decides.",
    ],
  ),
  pictures: [artPicture("velaa-overwater-villa")],
  rooms: [
    {
      name: sameWords("Beach Pool Villa"),
      text: words("Na praia, com piscina.", "On the beach, with a pool."),
      guests: null,
      picture: null,
    },
    {
      name: sameWords("Deluxe Beach Pool Villa"),
      text: words("Também na praia, com piscina.", "Also on the beach, with a pool."),
      guests: null,
      picture: null,
    },
    {
      name: sameWords("Water Pool Villa"),
      text: words("Sobre a lagoa; há uma versão Sunrise.", "Over the lagoon; there is a Sunrise version."),
      guests: null,
      picture: null,
    },
    {
      name: sameWords("Ocean Pool House"),
      text: words("Uma casa sobre a água.", "A house over the water."),
      guests: null,
      picture: null,
    },
  ],
};

export const gastronomy: ChapterOf<"gastronomy"> = {
  kind: "gastronomy",
  ...nothingYet,
  title: words("Sete tempos, sem relógio.", "Seven courses, no clock."),
  paragraphs: paragraphs(
    [
      "Há um menu degustação, em sete tempos. Sugerimos deixá-lo para depois da segunda noite, quando o corpo já acertou o fuso, e avisar com antecedência alergias, restrições e a idade de quem estará à mesa.",
      "Gaushan de Silva, do Sri Lanka, dirige a cozinha. A cada proposta, pedimos à ilha o menu da temporada, tempo por tempo.",
    ],
    [
      "There is one tasting menu, of seven courses. We suggest keeping it until after the second night, when the body has caught up with the hour, and sending word ahead of allergies, restrictions and the ages at the table.",
      "Gaushan de Silva, from Sri Lanka, directs the kitchens. With every proposal we ask the island for the season’s menu, course by course.",
    ],
  ),
  pictures: [artPicture("velaa-dining")],
  restaurants: [
    {
      name: sameWords("Aragu"),
      text: words(
        "Sobre a água, 36 lugares: cozinha europeia moderna com sotaque maldivo. O nome quer dizer essência.",
        "Over the water, 36 seats: modern European with a Maldivian accent. The name means essence.",
      ),
    },
    {
      name: sameWords("Tavaru"),
      text: words(
        "Uma torre de três andares, com teppanyaki e adega embaixo.",
        "A three-storey tower, with teppanyaki and a wine cellar below.",
      ),
    },
    {
      name: sameWords("Athiri"),
      text: words("O dia inteiro, diante do mar.", "All day, facing the sea."),
    },
    {
      name: sameWords("Faiy"),
      text: words(
        "Comida saudável, sem processados, na vila de bem-estar.",
        "Healthy, unprocessed food, in the wellbeing village.",
      ),
    },
  ],
  menus: [],
};

export const wellness: ChapterOf<"wellness"> = {
  kind: "wellness",
  ...nothingYet,
  title: words(
    "Seis programas, e alguém para ajudar a escolher.",
    "Six programmes, and someone to help you choose.",
  ),
  paragraphs: paragraphs(
    [
      "Eveylaa, o centro de bem-estar, abriu em maio de 2023, com ayurveda acompanhada por médico em três salas próprias. O spa fica sobre a água e tem uma sala de neve; o pavilhão de yoga, o estúdio de pilates e a academia são da reforma de 2022.",
      "A ilha oferece seis programas de bem-estar, de vários dias, em ayurveda, osteopatia e medicina. Para escolher, vale dizer quantas noites há e o que se quer levar de volta para casa.",
      "Nomes e durações mudam. A cada proposta pedimos à ilha a descrição atual e a enviamos inteira, sem resumo.",
    ],
    [
      "Eveylaa, the wellbeing centre, opened in May 2023, with Ayurveda under a doctor in three rooms of its own. The spa stands over the water and has a snow room; the yoga pavilion, the Pilates studio and the gym date from the refurbishment of 2022.",
      "The island offers six wellness programmes of several days, in Ayurveda, osteopathy and medicine. To choose, say how many nights there are and what you would like to take home.",
      "Names and lengths change. With every proposal we ask the island for the current description, and pass it on whole.",
    ],
  ),
  pictures: [artPicture("velaa-spa")],
  programmes: [],
};

export const villas: ChapterOf<"villas"> = {
  kind: "villas",
  ...nothingYet,
  title: words("Uma villa se lê pela planta.", "A villa is read from its plan."),
  paragraphs: paragraphs(
    [
      "A fotografia mostra a luz; a planta mostra a vida: por onde se chega, onde as crianças dormem, a quantos passos fica a água. A planta de cada residência, pedimos à ilha por você.",
      "Conte-nos quantas pessoas viajam e quanta distância querem entre si. Voltamos com as villas que servem, e com as que não servem.",
    ],
    [
      "A photograph shows the light; a plan shows the life: how you come in, where the children sleep, how many steps there are to the water. The plan of each residence we ask of the island for you.",
      "Tell us how many are travelling and how much distance they want between them. We come back with the villas that suit, and say which do not.",
    ],
  ),
  villas: [
    {
      name: sameWords("Romantic Pool Residence"),
      text: words("Para dois, sozinha na lagoa.", "For two, alone in the lagoon."),
      picture: artPicture("velaa-sunset"),
      details: [{ label: words("Acesso", "Access"), value: words("Só de barco", "By boat only") }],
    },
    {
      name: sameWords("Velaa Private Residence"),
      text: words("Quatro residências, na praia.", "Four residences, on the beach."),
      picture: null,
      details: [
        { label: words("Quartos", "Bedrooms"), value: words("Quatro em cada uma", "Four in each") },
        {
          label: words("Área", "Area"),
          value: words("Cerca de 1.350 m², entre dentro e fora", "About 1,350 m², indoors and out"),
        },
      ],
    },
  ],
};
