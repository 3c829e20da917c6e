import type { HotelSeed } from "../../house/hotel-seed.ts";
import { demoHouse, demoSheet } from "./demo-house.ts";

const reservations = ["Reservas", "Reservations desk"] as const;

/** The invented houses in other countries. */
export function housesAbroad(year: number): HotelSeed[] {
  return [casaAtacama(year), quintaDouro(year), riadAtlas(year)];
}

function casaAtacama(year: number): HotelSeed {
  return demoHouse({
    slug: "casa-atacama",
    name: "Casa Atacama",
    country: "CL",
    timeZone: "America/Santiago",
    place: ["San Pedro de Atacama, Chile", "San Pedro de Atacama, in Chile"],
    style: "wilderness",
    headline: ["Adobe de dia, céu à noite.", "Adobe by day, sky by night."],
    summary: [
      "Catorze quartos de adobe e um espelho de água estreito, com o vulcão nevado ao fundo.",
      "Fourteen rooms of adobe and a narrow reflecting pool, the snow-capped volcano behind.",
    ],
    pictures: ["casa-atacama-house", "casa-atacama-desert"],
    story: [
      "O primeiro dia é de descanso, por causa da altitude; os passeios começam no segundo e sobem aos poucos. Um astrônomo vem às noites sem lua, e o jantar espera por ele.",
      "The first day is for rest, because of the altitude; outings begin on the second and climb by degrees. An astronomer comes on moonless nights, and dinner waits for him.",
    ],
    rooms: [
      {
        name: ["Quarto do pátio", "Courtyard room"],
        text: ["Sombra de algarrobo e banho de pedra.", "The shade of a carob tree and a bath of stone."],
        guests: ["2 hóspedes", "2 guests"],
      },
      {
        name: ["Quarto do céu", "Sky room"],
        text: ["Terraço com camas para a noite.", "A terrace with beds for the night."],
        guests: ["2 hóspedes", "2 guests"],
      },
    ],
    table: {
      title: ["Quinoa, chañar e forno de barro.", "Quinoa, chañar and a clay oven."],
      text: [
        "A carta é curta e local. Para subir cedo, a merenda vai embrulhada em pano.",
        "The menu is short and local. For early climbs, a packed meal comes wrapped in cloth.",
      ],
    },
    sheet: demoSheet(year, {
      high: ["01-02", "03-31"],
      desk: { name: "Rocío Paredes", role: reservations, slug: "casa-atacama" },
    }),
  });
}

function quintaDouro(year: number): HotelSeed {
  return demoHouse({
    slug: "quinta-douro",
    name: "Quinta do Douro",
    country: "PT",
    timeZone: "Europe/Lisbon",
    place: ["Vale do Douro, Portugal", "Douro valley, Portugal"],
    style: "countryside",
    headline: ["A curva do rio, vista da vinha.", "The bend of the river, seen from the vines."],
    summary: [
      "Casa de granito com portadas cor de vinho, latada e tanque de pedra, sobre os socalcos.",
      "A granite house with wine-coloured shutters, a pergola and a stone tank, above the terraces.",
    ],
    pictures: ["quinta-douro-house", "quinta-douro-terraces"],
    story: [
      "Onze quartos, uma adega pequena e uma vindima em que os hóspedes ajudam por uma manhã. O trem da linha do Douro para a dez minutos, e a casa busca quem chega por ele.",
      "Eleven rooms, a small cellar and a harvest that guests may join for a morning. The Douro line stops ten minutes away, and the house meets whoever comes by train.",
    ],
    rooms: [
      {
        name: ["Quarto do rio", "River room"],
        text: ["Janela sobre a curva do Douro.", "A window over the bend of the Douro."],
        guests: ["2 hóspedes", "2 guests"],
      },
      {
        name: ["Casa do caseiro", "Keeper’s house"],
        text: [
          "Dois quartos e lareira, ao lado do tanque.",
          "Two bedrooms and a fireplace, beside the tank.",
        ],
        guests: ["4 hóspedes", "4 guests"],
      },
    ],
    table: {
      title: ["Um vinho da casa para cada prato.", "A wine of the house with every dish."],
      text: [
        "Cabrito no forno aos domingos, mesa comprida sob a latada no verão.",
        "Kid from the oven on Sundays, and a long table under the vines in summer.",
      ],
    },
    sheet: demoSheet(year, {
      high: ["09-01", "10-15"],
      desk: { name: "Duarte Meireles", role: reservations, slug: "quinta-douro" },
    }),
  });
}

function riadAtlas(year: number): HotelSeed {
  return demoHouse({
    slug: "riad-atlas",
    name: "Riad Atlas",
    country: "MA",
    timeZone: "Africa/Casablanca",
    place: ["Marrakech, Marrocos", "Marrakech, Morocco"],
    style: "city",
    headline: ["Um pátio, uma fonte, o Atlas ao fundo.", "A courtyard, a fountain, the Atlas beyond."],
    summary: [
      "Dez quartos em volta de um pátio rosado com laranjeiras, a pé da medina.",
      "Ten rooms around a rose courtyard of orange trees, within a walk of the medina.",
    ],
    pictures: ["riad-atlas-courtyard", "riad-atlas-view"],
    story: [
      "O chá chega antes da ficha de registro. Quem quer ver a cidade sai cedo, com alguém da casa; quem quer a montanha sai mais cedo ainda e volta para o banho turco.",
      "Tea comes before the registration card. Those who want the city leave early with somebody of the house; those who want the mountains leave earlier still, and return to the hammam.",
    ],
    rooms: [
      {
        name: ["Quarto do pátio", "Courtyard room"],
        text: ["Porta de cedro sobre a fonte.", "A cedar door onto the fountain."],
        guests: ["2 hóspedes", "2 guests"],
      },
      {
        name: ["Suíte da loggia", "Loggia suite"],
        text: ["Arcos abertos para o palmeiral.", "Arches that open onto the palm grove."],
        guests: ["3 hóspedes", "3 guests"],
      },
    ],
    table: {
      title: ["Pão da manhã, tajine da noite.", "Bread in the morning, tajine at night."],
      text: [
        "Cozinha-se no carvão, devagar. Vegetarianos comem tão bem quanto os outros.",
        "Cooked slowly, over charcoal. Vegetarians eat as well as anybody.",
      ],
    },
    sheet: demoSheet(year, {
      high: ["03-01", "05-31"],
      desk: { name: "Salma Idrissi", role: reservations, slug: "riad-atlas", days: [1, 2, 3, 4, 5, 6, 7] },
    }),
  });
}
