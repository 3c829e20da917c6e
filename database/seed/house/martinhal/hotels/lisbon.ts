import { artPicture } from "../../art.ts";
import { type HotelSeed, nothingYet } from "../../hotel-seed.ts";
import { paragraphs, words } from "../../words.ts";

const shared = {
  kind: "hotel" as const,
  group: "martinhal-luxury-resorts",
  timeZone: "Europe/Lisbon",
  country: "PT",
  isFeatured: false,
  style: "city" as const,
};

/** Martinhal Lisbon Chiado, by what several public pages say of it. */
export const chiado: HotelSeed = {
  ...shared,
  slug: "martinhal-chiado",
  name: "Martinhal Lisbon Chiado",
  place: words("Chiado, em Lisboa", "Chiado, Lisbon"),
  headline: words(
    "Lisboa à porta, e um apartamento para voltar.",
    "Lisbon at the door, an apartment to return to.",
  ),
  summary: words(
    "37 estúdios e apartamentos de um e dois quartos, em um prédio de 1855 na Rua das Flores; aberto em 2016.",
    "37 studios and one- and two-bedroom apartments in an 1855 building on Rua das Flores; open since 2016.",
  ),
  picture: artPicture("services-corridor"),
  facts: [
    {
      value: words("37 apartamentos", "37 apartments"),
      text: words("do estúdio a dois quartos", "from studio to two bedrooms"),
    },
    {
      value: words("Desde 1855", "Since 1855"),
      text: words("o prédio está na Rua das Flores", "the building has stood on Rua das Flores"),
    },
  ],
  chapters: [
    {
      kind: "overview",
      ...nothingYet,
      title: words("Um prédio de 1855, com cozinha e berço.", "An 1855 building, with a kitchen and a cot."),
      lead: words(
        "A cidade a pé, no ritmo de quem tem filhos.",
        "The city on foot, at the pace of children.",
      ),
      paragraphs: paragraphs(
        [
          "Martinhal Chiado abriu em 2016 em um prédio de 1855, na Rua das Flores. São 37 estúdios e apartamentos, de um e dois quartos, no meio de um bairro que se faz a pé.",
          "Berço, banheira e esterilizador são pedidos antes da chegada, ao baby concierge. A casa tem restaurante e bar próprios, para as noites em que ninguém quer sair de novo.",
        ],
        [
          "Martinhal Chiado opened in 2016 in a building of 1855 on Rua das Flores: 37 studios and apartments of one and two bedrooms, in a quarter made for walking.",
          "Cot, bath and steriliser are booked with the baby concierge before arrival. The house has a restaurant and bar of its own, for evenings when nobody wants to go out again.",
        ],
      ),
      pictures: [artPicture("services-corridor")],
      properties: [],
    },
  ],
};

/** Martinhal Lisbon Oriente, by what several public pages say of it. */
export const oriente: HotelSeed = {
  ...shared,
  slug: "martinhal-oriente",
  name: "Martinhal Lisbon Oriente",
  place: words("Parque das Nações, em Lisboa", "Parque das Nações, Lisbon"),
  headline: words("A Lisboa nova, a dez minutos do avião.", "The new Lisbon, ten minutes from the plane."),
  summary: words(
    "Aberto em junho de 2023, com 82 apartamentos, de estúdio a três quartos; projeto de Eduardo Capinha Lopes.",
    "Open since June 2023, with 82 apartments from studio to three bedrooms; the architect is Eduardo Capinha Lopes.",
  ),
  picture: artPicture("wellness"),
  facts: [
    {
      value: words("82 apartamentos", "82 apartments"),
      text: words("de estúdio a três quartos", "from studio to three bedrooms"),
    },
    {
      value: words("10 minutos", "10 minutes"),
      text: words("do aeroporto, vinte do centro", "from the airport, twenty from the centre"),
    },
  ],
  chapters: [
    {
      kind: "overview",
      ...nothingYet,
      title: words(
        "Começar ou terminar Portugal à beira do Tejo.",
        "Begin or end Portugal beside the Tagus.",
      ),
      lead: words(
        "Apartamentos, duas piscinas aquecidas e arte portuguesa.",
        "Apartments, two heated pools and Portuguese art.",
      ),
      paragraphs: paragraphs(
        [
          "Martinhal Oriente abriu em junho de 2023, no Parque das Nações. São 82 apartamentos, de estúdio a três quartos, com projeto de Eduardo Capinha Lopes e obras de Bordalo II, Graça Paz e Kruella D’Enfer.",
          "Há uma piscina interna e outra externa, as duas aquecidas. O aeroporto fica a uns dez minutos; o centro de Lisboa, a vinte.",
        ],
        [
          "Martinhal Oriente opened in June 2023 at Parque das Nações: 82 apartments, from studio to three bedrooms, by the architect Eduardo Capinha Lopes, with works by Bordalo II, Graça Paz and Kruella D’Enfer.",
          "There is an indoor and an outdoor pool, both heated. The airport is about ten minutes away, central Lisbon twenty.",
        ],
      ),
      pictures: [artPicture("wellness")],
      properties: [],
    },
    {
      kind: "gastronomy",
      ...nothingYet,
      title: words("Terrace, da manhã à meia-noite.", "Terrace, from morning to midnight."),
      paragraphs: paragraphs(
        [
          "No térreo, base mediterrânea com toques orientais e portugueses. A carta infantil vai do purê ao pequeno gourmet.",
        ],
        [
          "On the ground floor: Mediterranean at heart, with Eastern and Portuguese touches. The children’s menu runs from purées to small gourmets.",
        ],
      ),
      pictures: [artPicture("martinhal-table")],
      restaurants: [],
      menus: [],
    },
  ],
};
