import { artPicture } from "../../art.ts";
import { type HotelSeed, nothingYet } from "../../hotel-seed.ts";
import { paragraphs, words } from "../../words.ts";

const shared = {
  kind: "hotel" as const,
  group: "martinhal-luxury-resorts",
  timeZone: "Europe/Lisbon",
  country: "PT",
  isFeatured: false,
};

/** Martinhal Sagres, by what several public pages say of it. */
export const sagres: HotelSeed = {
  ...shared,
  slug: "martinhal-sagres",
  name: "Martinhal Sagres",
  place: words("Sagres, no Algarve", "Sagres, the Algarve"),
  style: "family_resort",
  headline: words("O Atlântico à frente, as crianças primeiro.", "The Atlantic ahead, the children first."),
  summary: words(
    "Aberto em 2010 dentro de um parque natural, diante da praia do Martinhal: um hotel de 37 quartos e mais de uma centena de casas e villas ao redor.",
    "Open since 2010 inside a natural park, facing Martinhal beach: a hotel of 37 rooms with more than a hundred houses and villas around it.",
  ),
  picture: artPicture("martinhal-coast"),
  facts: [
    {
      value: words("37 quartos", "37 rooms"),
      text: words(
        "no hotel, e mais de cem casas e villas",
        "in the hotel, and over a hundred houses and villas",
      ),
    },
    {
      value: words("5 kids clubs", "5 clubs for children"),
      text: words("por idade, dos 6 meses aos 17 anos", "by age, from 6 months to 17 years"),
    },
  ],
  chapters: [
    {
      kind: "overview",
      ...nothingYet,
      title: words("Uma aldeia de frente para o mar.", "A village that faces the sea."),
      lead: words(
        "Hotel, casas e villas em volta da mesma praia.",
        "Hotel, houses and villas around one beach.",
      ),
      paragraphs: paragraphs(
        [
          "Martinhal Sagres abriu em 2010, no extremo sudoeste de Portugal, dentro de um parque natural e diante da praia do Martinhal. O hotel tem 37 quartos; ao redor, mais de uma centena de casas e villas.",
          "O desenho é da Conran & Partners: prédios baixos e materiais da região. Trampolins e kids clubs ficam ao lado dos restaurantes e das áreas de convívio, para que ninguém precise escolher entre ver os filhos e descansar.",
        ],
        [
          "Martinhal Sagres opened in 2010 at Portugal’s south-western tip, inside a natural park and facing Martinhal beach. The hotel has 37 rooms; around it stand more than a hundred houses and villas.",
          "Conran & Partners drew it: low buildings, local materials. Trampolines and kids clubs sit beside the restaurants and living areas, so nobody has to choose between watching the children and resting.",
        ],
      ),
      pictures: [artPicture("martinhal-coast"), artPicture("martinhal-family-pool")],
      properties: [],
    },
    {
      kind: "gastronomy",
      ...nothingYet,
      title: words("Uma mesa para cada idade.", "A table for every age."),
      lead: words("Sopas e purês para bebês desde os 4 meses.", "Soups and purées for babies from 4 months."),
      paragraphs: paragraphs(
        [
          "O cardápio infantil começa aos 4 meses, com sopas e purês. Para os outros, o mar está perto, e a cozinha sabe disso.",
        ],
        [
          "The children’s menu begins at 4 months, with soups and purées. For everyone else the sea is close by, and the kitchen knows it.",
        ],
      ),
      pictures: [artPicture("martinhal-table")],
      facts: [
        {
          value: words("4 meses", "4 months"),
          text: words(
            "a idade em que começa o cardápio infantil",
            "the age at which the children’s menu begins",
          ),
        },
      ],
      restaurants: [
        {
          name: words("O Terraço", "O Terraço, the terrace"),
          text: words(
            "O restaurante do hotel, aberto para o mar.",
            "The hotel’s restaurant, open to the sea.",
          ),
        },
      ],
      menus: [],
    },
    {
      kind: "wellness",
      ...nothingYet,
      title: words(
        "Finisterra, o spa em que a família entra junta.",
        "Finisterra, a spa the family enters together.",
      ),
      paragraphs: paragraphs(
        [
          "Finisterra é o nome do spa da marca desde 2010. Saunas e hidromassagem são mais mornas, para que crianças entrem; há tratamentos de pais e filhos, a partir dos 6 anos.",
        ],
        [
          "Finisterra has been the name of the brand’s spa since 2010. Saunas and whirlpools are kept cooler so that children can join; there are treatments for parent and child, from 6 years.",
        ],
      ),
      pictures: [artPicture("martinhal-spa")],
      programmes: [],
    },
    {
      kind: "accolades",
      ...nothingYet,
      title: words("O que outros já disseram.", "What others have said."),
      paragraphs: paragraphs(
        ["Só publicamos prêmios com nome, ano e quem os deu."],
        ["We list awards only with a name, a year and a giver."],
      ),
      accolades: [
        {
          name: words("Melhor hotel para famílias", "Best for families"),
          text: null,
          awardedBy: "The Telegraph Hotel Awards",
          year: 2024,
        },
        {
          name: words("Melhor resort de villas da Europa", "Europe’s Leading Villa Resort"),
          text: null,
          awardedBy: "World Travel Awards",
          year: 2023,
        },
      ],
    },
  ],
};

/** Martinhal Quinta, at Quinta do Lago. */
export const quinta: HotelSeed = {
  ...shared,
  slug: "martinhal-quinta",
  name: "Martinhal Quinta",
  place: words("Quinta do Lago, no Algarve", "Quinta do Lago, the Algarve"),
  style: "family_resort",
  headline: words(
    "Uma villa só da família, com serviço de hotel.",
    "A villa for the family alone, served like a hotel.",
  ),
  summary: words(
    "Cerca de 60 villas e casas com piscina privativa, em condomínio fechado, a uns 20 minutos de carro do aeroporto de Faro.",
    "About 60 villas and townhouses with private pools in a gated estate, some 20 minutes by car from Faro airport.",
  ),
  picture: artPicture("martinhal-family-pool"),
  facts: [
    {
      value: words("60 villas e casas", "60 villas and townhouses"),
      text: words("cerca de, com piscina privativa", "or so, with private pools"),
    },
    {
      value: words("20 minutos", "20 minutes"),
      text: words("de carro desde o aeroporto de Faro", "by car from Faro airport"),
    },
  ],
  chapters: [
    {
      kind: "overview",
      ...nothingYet,
      title: words("A casa cheia, sem a casa para cuidar.", "A full house, and none to keep."),
      lead: words(
        "Villas e casas, cada uma com a sua piscina.",
        "Villas and townhouses, each with its pool.",
      ),
      paragraphs: paragraphs(
        [
          "Martinhal Quinta reúne cerca de 60 villas e casas com piscina privativa, em um condomínio fechado na Quinta do Lago. O aeroporto de Faro fica a uns 20 minutos de carro: dá para chegar e ainda nadar no mesmo dia.",
          "É o endereço para quem viaja em três gerações e quer cozinha, jardim e portas que se fecham, com o kids club por perto.",
        ],
        [
          "Martinhal Quinta is about 60 villas and townhouses with private pools, in a gated estate at Quinta do Lago. Faro airport is some 20 minutes away by car: one can arrive and swim on the same day.",
          "It is the address for three generations who want a kitchen, a garden and doors that close, with the kids club close by.",
        ],
      ),
      pictures: [artPicture("martinhal-family-pool")],
      properties: [],
    },
  ],
};
