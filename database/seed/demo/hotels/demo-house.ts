import type { HotelStyle } from "#domain/hotels/hotels.ts";
import type { HotelSheet } from "#domain/hotels/sheets.ts";
import type { Localized } from "#domain/localized.ts";
import { artPicture } from "../../house/art.ts";
import { type HotelSeed, nothingYet } from "../../house/hotel-seed.ts";
import { paragraphs, words } from "../../house/words.ts";

type Two = readonly [pt: string, en: string];
type DemoHouse = {
  slug: string;
  name: string;
  country: string;
  timeZone: string;
  place: Two;
  style: HotelStyle;
  headline: Two;
  summary: Two;
  pictures: readonly [string, string];
  story: Two;
  rooms: readonly { name: Two; text: Two; guests: Two }[];
  table: { title: Two; text: Two };
  sheet: HotelSheet;
};

const both = ([pt, en]: Two): Localized => words(pt, en);
const NOTE: Two = [
  "Este é um hotel fictício de demonstração: a casa, os nomes e os números foram inventados pela Lilamonde.",
  "This is a fictional demonstration hotel: its story, its names and its figures were invented by Lilamonde.",
];

/** A house of our invention in the chapters of every hotel's page; its text says that it is invented. */
export function demoHouse(house: DemoHouse): HotelSeed {
  const [first, second] = house.pictures;
  return {
    slug: house.slug,
    name: house.name,
    kind: "hotel",
    country: house.country,
    timeZone: house.timeZone,
    place: both(house.place),
    style: house.style,
    headline: both(house.headline),
    summary: words(
      `${house.summary[0]} Hotel fictício de demonstração.`,
      `${house.summary[1]} A fictional demonstration hotel.`,
    ),
    picture: artPicture(first),
    facts: [
      {
        value: words(`${house.rooms.length} tipos de quarto`, `${house.rooms.length} kinds of room`),
        text: words("nesta demonstração", "in this demonstration"),
      },
    ],
    isFeatured: false,
    sheet: house.sheet,
    chapters: [
      {
        kind: "overview",
        ...nothingYet,
        title: both(house.headline),
        lead: both(house.summary),
        paragraphs: paragraphs([house.story[0], NOTE[0]], [house.story[1], NOTE[1]]),
        pictures: [artPicture(first), artPicture(second)],
        properties: [],
      },
      {
        kind: "accommodations",
        ...nothingYet,
        title: words("Onde se dorme.", "Where one sleeps."),
        paragraphs: paragraphs([], []),
        pictures: [artPicture(second)],
        rooms: house.rooms.map(({ name, text, guests }) => ({
          name: both(name),
          text: both(text),
          guests: both(guests),
          picture: null,
        })),
      },
      {
        kind: "gastronomy",
        ...nothingYet,
        title: both(house.table.title),
        paragraphs: paragraphs([house.table.text[0]], [house.table.text[1]]),
        pictures: [artPicture("gastronomy")],
        restaurants: [],
        menus: [],
      },
      {
        kind: "gallery",
        ...nothingYet,
        title: words("Duas vistas da casa.", "Two views of the house."),
        paragraphs: paragraphs([], []),
        images: [
          { picture: artPicture(first), caption: null },
          { picture: artPicture(second), caption: null },
        ],
      },
    ],
  };
}

type Desk = { name: string; role: Two; slug: string; days?: number[] };

/** A plausible sheet for a year: two seasons, our perks, and a desk on weekdays. */
export function demoSheet(
  year: number,
  { high, desk }: { high: readonly [string, string]; desk: Desk },
): HotelSheet {
  return {
    seasons: [year, year + 1].map((of) => ({
      id: `alta${of}`,
      name: words(`Alta temporada ${of}`, `High season ${of}`),
      startsOn: `${of}-${high[0]}`,
      endsOn: `${of}-${high[1]}`,
    })),
    perks: [
      {
        id: "cafe",
        programme: "house",
        name: words("Café da manhã para dois", "Breakfast for two"),
        validFrom: `${year}-01-01`,
        validUntil: null,
      },
      {
        id: "upgrade",
        programme: "house",
        name: words("Upgrade na chegada, se houver", "Upgrade on arrival, if there is one"),
        validFrom: `${year}-01-01`,
        validUntil: `${year + 1}-12-31`,
      },
    ],
    contacts: [
      {
        id: "reservas",
        name: desk.name,
        role: both(desk.role),
        email: `reservas@${desk.slug}.test`,
        phone: null,
        days: desk.days ?? [1, 2, 3, 4, 5],
        from: "09:00",
        until: "18:00",
      },
    ],
  };
}
