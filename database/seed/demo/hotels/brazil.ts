import type { HotelSeed } from "../../house/hotel-seed.ts";
import { demoHouse, demoSheet } from "./demo-house.ts";

const reservations = ["Reservas", "Reservations desk"] as const;

/** The invented houses in Brazil. */
export function brazilianHouses(year: number): HotelSeed[] {
  return [casaTrancoso(year), fazendaMantiqueira(year), pantanalLodge(year)];
}

function casaTrancoso(year: number): HotelSeed {
  return demoHouse({
    slug: "casa-trancoso",
    name: "Casa Trancoso",
    country: "BR",
    timeZone: "America/Bahia",
    place: ["Trancoso, Bahia", "Trancoso, Bahia, Brazil"],
    style: "beach",
    headline: ["Nove quartos entre o Quadrado e o mar.", "Nine rooms between the Quadrado and the sea."],
    summary: [
      "Casa baixa de madeira e telha, com varanda, rede e um caminho de terra até a praia.",
      "A low house of timber and tile, with a veranda, a hammock and an earth path down to the beach.",
    ],
    pictures: ["casa-trancoso-house", "casa-trancoso-veranda"],
    story: [
      "A casa tem nove quartos e uma regra: sapatos ficam na porta. O café é servido até a hora em que alguém ainda quiser. Para a praia são sete minutos a pé, por um caminho de terra vermelha.",
      "The hotel has nine rooms and one rule: shoes stay at the door. Breakfast is served for as long as somebody still wants it. The beach is seven minutes away on foot, down a path of red earth.",
    ],
    rooms: [
      {
        name: ["Quarto da varanda", "Veranda room"],
        text: ["Rede própria, vista do gramado.", "A hammock of its own, over the lawn."],
        guests: ["2 hóspedes", "2 guests"],
      },
      {
        name: ["Casa do coqueiro", "Palm-tree house"],
        text: [
          "Dois quartos e cozinha, no fundo do jardim.",
          "Two bedrooms and a kitchen at the end of the garden.",
        ],
        guests: ["4 hóspedes", "4 guests"],
      },
    ],
    table: {
      title: ["Peixe de hoje, dendê de sempre.", "Today’s fish, and palm oil as ever."],
      text: [
        "A cozinha é aberta e responde a quem pergunta. Uma moqueca por noite, para quem pediu até o meio-dia.",
        "The kitchen is open and answers whoever asks. One moqueca a night, for those who ordered by noon.",
      ],
    },
    sheet: demoSheet(year, {
      high: ["12-20", "12-31"],
      desk: { name: "Iara Couto", role: reservations, slug: "casa-trancoso" },
    }),
  });
}

function fazendaMantiqueira(year: number): HotelSeed {
  return demoHouse({
    slug: "fazenda-mantiqueira",
    name: "Fazenda Mantiqueira",
    country: "BR",
    timeZone: "America/Sao_Paulo",
    place: ["Serra da Mantiqueira, Minas Gerais", "Mantiqueira hills, Minas Gerais, Brazil"],
    style: "countryside",
    headline: ["Café no pé e fogo aceso.", "Coffee on the branch and a fire lit."],
    summary: [
      "Casa colonial de paredes caiadas diante do terreiro de café, a 1.300 metros, com a serra na bruma.",
      "A limewashed colonial house before the coffee-drying yard, at 1,300 metres, with the hills in mist.",
    ],
    pictures: ["fazenda-mantiqueira-house", "fazenda-mantiqueira-hills"],
    story: [
      "São doze quartos em uma casa comprida, todos com lareira. De maio a setembro a colheita acontece diante da janela, e quem quiser vai junto. Depois, prova-se na varanda o que se colheu no ano anterior.",
      "Twelve rooms in one long house, each with a fireplace. From May to September the harvest happens before the window, and whoever wishes may join. Afterwards last year’s crop is tasted on the veranda.",
    ],
    rooms: [
      {
        name: ["Quarto da casa", "House room"],
        text: [
          "Lareira, assoalho largo, janela para o terreiro.",
          "Fireplace, broad floorboards, a window on the yard.",
        ],
        guests: ["2 hóspedes", "2 guests"],
      },
      {
        name: ["Tulha", "The granary"],
        text: [
          "O antigo celeiro, com mezanino para crianças.",
          "The old grain store, with a mezzanine for children.",
        ],
        guests: ["2 adultos e 2 crianças", "2 adults and 2 children"],
      },
    ],
    table: {
      title: ["Do fogão a lenha, sem pressa.", "From the wood stove, unhurried."],
      text: [
        "Um só menu por dia, escrito de manhã na porta da cozinha, com o que veio da horta.",
        "One menu a day, written on the kitchen door each morning, with what came from the garden.",
      ],
    },
    sheet: demoSheet(year, {
      high: ["06-01", "08-31"],
      desk: { name: "Bento Sales", role: reservations, slug: "fazenda-mantiqueira" },
    }),
  });
}

function pantanalLodge(year: number): HotelSeed {
  return demoHouse({
    slug: "pantanal-lodge",
    name: "Pantanal Lodge",
    country: "BR",
    timeZone: "America/Cuiaba",
    place: ["Pantanal, Mato Grosso", "Pantanal, Mato Grosso, Brazil"],
    style: "wilderness",
    headline: ["Acordar com a água na altura do olhar.", "Waking with the water at eye level."],
    summary: [
      "Oito pavilhões de madeira sobre estacas na planície alagada, ligados por uma passarela de lanternas.",
      "Eight timber pavilions on stilts over the flooded plain, joined by a boardwalk of lanterns.",
    ],
    pictures: ["pantanal-lodge-house", "pantanal-lodge-water"],
    story: [
      "Chega-se de avião pequeno ou de barco, conforme o rio. Duas saídas por dia, ao nascer e ao fim do sol, com um guia para cada quatro pessoas. À noite a luz se apaga às dez e o som começa.",
      "One arrives by small plane or by boat, as the river allows. Two outings a day, at first and last light, with a guide for every four people. At ten the lights go out and the sounds begin.",
    ],
    rooms: [
      {
        name: ["Pavilhão da água", "Water pavilion"],
        text: ["Deque próprio e tela em toda a volta.", "A deck of its own, screened all round."],
        guests: ["2 hóspedes", "2 guests"],
      },
      {
        name: ["Pavilhão família", "Family pavilion"],
        text: ["Dois quartos unidos por uma sala.", "Two bedrooms joined by a sitting room."],
        guests: ["4 hóspedes", "4 guests"],
      },
    ],
    table: {
      title: ["Pacu, mandioca e uma mesa só.", "Pacu, cassava and a single table."],
      text: [
        "Janta-se junto, às oito. Restrições são pedidas na reserva, porque o mercado fica a três horas.",
        "Dinner is shared, at eight. Diets are asked for when booking, since the market is three hours away.",
      ],
    },
    sheet: demoSheet(year, {
      high: ["07-01", "10-15"],
      desk: { name: "Nara Arruda", role: reservations, slug: "pantanal-lodge", days: [1, 2, 3, 4, 5, 6] },
    }),
  });
}
