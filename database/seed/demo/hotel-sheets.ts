import type { HotelSheet } from "#domain/hotels/sheets.ts";
import { words } from "../house/words.ts";
import { demoSheet } from "./hotels/demo-house.ts";

type DemoSheet = { slug: string; sheet: HotelSheet };

/** What the featured hotels keep for those who sell them, in the demo world; people and perks are examples. */
export function demoSheets(year: number): DemoSheet[] {
  const sagres = demoSheet(year, {
    high: ["06-15", "09-15"],
    desk: {
      name: "Inês Carvalhal",
      role: ["Reservas, grupos e casas", "Reservations, groups and houses"],
      slug: "martinhal-sagres",
    },
  });
  const chiado = demoSheet(year, {
    high: ["04-01", "10-31"],
    desk: {
      name: "Vasco Nabais",
      role: ["Reservas", "Reservations"],
      slug: "martinhal-chiado",
      days: [1, 2, 3, 4, 5, 6, 7],
    },
  });
  const velaa = demoSheet(year, {
    high: ["01-05", "04-30"],
    desk: {
      name: "Mariyam Didi",
      role: ["Reservas da ilha", "Island reservations"],
      slug: "velaa-private-island",
      days: [7, 1, 2, 3, 4],
    },
  });
  return [
    { slug: "martinhal-sagres", sheet: { ...sagres, ...familyPerks(sagres, year) } },
    { slug: "martinhal-chiado", sheet: chiado },
    { slug: "velaa-private-island", sheet: velaa },
  ];
}

function familyPerks({ perks, contacts }: HotelSheet, year: number): Pick<HotelSheet, "perks" | "contacts"> {
  return {
    perks: [
      ...perks,
      {
        id: "jantar",
        programme: "virtuoso",
        name: words("Jantar para dois, uma vez por estada", "Dinner for two, once a stay"),
        validFrom: `${year}-01-01`,
        validUntil: `${year}-12-31`,
      },
    ],
    contacts: [
      ...contacts,
      {
        id: "chegadas",
        name: "Duarte Salgueiro",
        role: words("Chegadas e fim de semana", "Arrivals and weekends"),
        email: "chegadas@martinhal-sagres.test",
        phone: "+351289000000",
        days: [6, 7],
        from: "08:00",
        until: "20:00",
      },
    ],
  };
}
