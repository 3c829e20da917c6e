import type { ChapterOf } from "#domain/hotels/chapters.ts";
import { artPicture } from "../art.ts";
import { nothingYet } from "../hotel-seed.ts";
import { paragraphs, words } from "../words.ts";

export const overview: ChapterOf<"overview"> = {
  kind: "overview",
  ...nothingYet,
  title: words("Quatro endereços, uma infância inteira.", "Four addresses, one\u00a0whole childhood."),
  lead: words(
    "A família chega completa, e cada idade encontra o seu lugar.",
    "The whole family arrives, and every age finds its place.",
  ),
  paragraphs: paragraphs(
    [
      "Martinhal Luxury Resorts reúne quatro propriedades em Portugal: duas no Algarve, em Sagres e na Quinta do Lago, e duas em Lisboa, no Chiado e no Parque das Nações. A mesma viagem pode começar a pé, na cidade, e terminar na areia.",
      "O kids club recebe dos 6 meses aos 17 anos. Só em Sagres são cinco, divididos por idade: há creche para os bebês, os Raposinhos para os pequenos e o Fox Club para os maiores. Um bebê, um irmão de nove e uma prima adolescente encontram lugar nos mesmos dias. E, para quem sai do Brasil, tudo se combina em português.",
    ],
    [
      "Martinhal Luxury Resorts is four properties in Portugal: two in the Algarve, at Sagres and Quinta do Lago, and two in Lisbon, in Chiado and Parque das Nações. One journey can begin on foot in the city and end on the sand.",
      "The kids club takes them from 6 months to 17 years. Sagres alone has five, by age: a crèche for babies, the Raposinhos, or little foxes, and a Fox Club for older ones. A baby, a nine-year-old and a teenage cousin can share the same days, and Brazilian families can arrange all of it in their own language.",
    ],
  ),
  pictures: [artPicture("martinhal-family-pool")],
  properties: [
    {
      name: "Martinhal Sagres",
      place: words("Sagres, no Algarve", "Sagres, the Algarve"),
      text: words(
        "Aberto em 2010, dentro de um parque natural, diante da praia do Martinhal. Um hotel de 37 quartos, com mais de uma centena de casas e villas ao redor.",
        "Opened in 2010, inside a natural park and facing Martinhal beach. A 37-room hotel, with more than a hundred houses and villas around it.",
      ),
    },
    {
      name: "Martinhal Quinta",
      place: words("Quinta do Lago, no Algarve", "Quinta do Lago, the Algarve"),
      text: words(
        "Cerca de 60 villas e casas com piscina privativa, em condomínio fechado, a uns 20 minutos de carro do aeroporto de Faro.",
        "About 60 villas and townhouses with private pools, in a gated estate some 20 minutes by car from Faro airport.",
      ),
    },
    {
      name: "Martinhal Lisbon Chiado",
      place: words("Chiado, em Lisboa", "Chiado, Lisbon"),
      text: words(
        "37 estúdios e apartamentos de um e dois quartos, em um prédio de 1855 na Rua das Flores. Aberto em 2016.",
        "37 studios and one- and two-bedroom apartments, in an 1855 building on Rua das Flores. Opened in 2016.",
      ),
    },
    {
      name: "Martinhal Lisbon Oriente",
      place: words("Parque das Nações, em Lisboa", "Parque das Nações, Lisbon"),
      text: words(
        "82 apartamentos, de estúdio a três quartos, em um projeto de Eduardo Capinha Lopes. Aberto em 2023, a uns dez minutos do aeroporto e vinte do centro.",
        "82 apartments, from studio to three bedrooms, drawn by Eduardo Capinha Lopes. Opened in 2023, some ten minutes from the airport and twenty from the centre.",
      ),
    },
  ],
};

export const founders: ChapterOf<"founders"> = {
  kind: "founders",
  ...nothingYet,
  title: words("Chitra e Roman\u00a0Stern assinam a casa.", "Chitra and Roman Stern put their name to it."),
  paragraphs: paragraphs(
    [
      "Chitra Stern nasceu em Singapura, estudou engenharia, passou pela PwC e fez MBA na London Business School. Roman Stern é suíço. Em 2001 o casal trocou Londres por Portugal; Sagres começou a ser pensado no ano seguinte e abriu em 2010.",
      "A ideia nasceu de viajar com os próprios filhos, que hoje são quatro: hotel de luxo não servia à criança, hotel de criança não servia aos pais. Martinhal é a resposta dos dois a esse intervalo.",
      "Em 2020 fundaram também uma escola, a United Lisbon. É o que chamamos hotel de autor: sabe-se a quem perguntar por que uma coisa foi feita assim.",
    ],
    [
      "Chitra Stern was born in Singapore, studied engineering, worked at PwC and took an MBA at London Business School. Roman Stern is Swiss. In 2001 the couple left London for Portugal; Sagres was first planned a year later and opened in 2010.",
      "The idea came from travelling with their own children, now four: luxury hotels failed the child, children’s hotels failed the parents. Martinhal is their answer to that gap.",
      "In 2020 they founded a school as well, United Lisbon. This is what we mean by author-led: there is someone to ask why a thing was done that way.",
    ],
  ),
  people: [
    { name: "Chitra Stern", role: words("Fundadora", "Founder"), portrait: null },
    { name: "Roman Stern", role: words("Fundador", "Founder"), portrait: null },
  ],
  quote: null,
};

export const pillars: ChapterOf<"pillars"> = {
  kind: "pillars",
  ...nothingYet,
  title: words("Quatro ideias que se podem conferir.", "Four ideas that can be checked."),
  lead: words(
    "É assim que apresentamos Martinhal a um advisor: pelo que está lá para ser visto.",
    "This is how we introduce Martinhal to an advisor: by what is there to be seen.",
  ),
  paragraphs: paragraphs([], []),
  pillars: [
    {
      title: words("Juntos", "Together"),
      text: words(
        "Trampolins e kids clubs ficam ao lado dos restaurantes e das áreas de convívio. Ninguém precisa escolher entre o jantar e o recreio.",
        "Trampolines and kids clubs sit beside the restaurants and living areas. Nobody has to choose between dinner and play.",
      ),
    },
    {
      title: words("Chegar leve", "Arriving light"),
      text: words(
        "Berço, banheira e esterilizador se pedem ao baby concierge antes da chegada; a mala fica para a família.",
        "Cot, bath and steriliser are booked with the baby concierge before arrival; the suitcase is left to the family.",
      ),
    },
    {
      title: words("Construir baixo", "Building low"),
      text: words(
        "Sagres foi desenhado com a Conran & Partners, em prédios baixos e materiais da região.",
        "Sagres was drawn with Conran & Partners, in low buildings and local materials.",
      ),
    },
    {
      title: words("Olhar", "Looking"),
      text: words(
        "No Oriente, obras de Bordalo II, Graça Paz e Kruella D’Enfer. Em Sagres, um fim de semana de arte, design e bem-estar em novembro.",
        "At Oriente, works by Bordalo II, Graça Paz and Kruella D’Enfer. At Sagres, a weekend of art, design and wellbeing in November.",
      ),
    },
  ],
};
