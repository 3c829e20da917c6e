import type { HotelPeopleExport } from "#domain/hotels/hotel-people.ts";
import type { HotelPart } from "#domain/hotels/members.ts";
import { houseDay } from "#domain/site/views.ts";
import { m } from "#messages/messages.js";
import type { Deps } from "../../../deps.ts";
import { csvAnswer } from "../../../http/csv-answer.ts";
import { findAllHotelPeople } from "./queries.ts";

const partNames = {
  owner: m.house_part_owner,
  editor: m.house_part_editor,
  reservations: m.house_part_reservations,
  finance: m.house_part_finance,
} satisfies Record<HotelPart, unknown>;

/** The people of hotels that a question leaves, as a file in a language. */
export function exportHotelPeople({ db }: Pick<Deps, "db">, query: HotelPeopleExport): Response {
  const { language } = query;
  const locale = { locale: language };
  return csvAnswer({
    name: m.register_people_file({}, locale),
    language,
    columns: [
      { heading: m.people_person({}, locale), value: ({ full_name }) => full_name },
      { heading: m.people_email({}, locale), value: ({ email }) => email },
      { heading: m.register_hotel({}, locale), value: ({ hotel }) => hotel },
      { heading: m.house_part({}, locale), value: ({ part }) => partNames[part as HotelPart]({}, locale) },
      { heading: m.house_since({}, locale), value: ({ created_at }) => houseDay(created_at) },
    ],
    pages: findAllHotelPeople(db, query),
  });
}
