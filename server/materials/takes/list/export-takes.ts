import type { TakeExport, TakerExport, TakeWay } from "#domain/materials/takes.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import type { Deps } from "../../../deps.ts";
import { requireHotelPart } from "../../../hotels/members/require-hotel-part.ts";
import type { Actor } from "../../../http/actor.ts";
import type { CsvColumn } from "../../../http/csv.ts";
import { csvAnswer } from "../../../http/csv-answer.ts";
import { findAllTakers, findAllTakes, type TakeRow, type TakerRow } from "./queries.ts";

const ways = {
  file: m.materials_way_file,
  zip: m.materials_way_zip,
  client_link: m.materials_way_client_link,
} satisfies Record<TakeWay, unknown>;

type Tools = Pick<Deps, "db">;
type OfHotel<Query> = { actor: Actor; hotelId: string; query: Query };
type Word = (input: object, options: { locale: Language }) => string;

/** What was taken of a hotel's as far as a question leaves it, as a file in a language. */
export async function exportTakes(
  { db }: Tools,
  { actor, ...asked }: OfHotel<TakeExport>,
): Promise<Response> {
  await requireHotelPart(db, { actor, hotelId: asked.hotelId });
  const { language } = asked.query;
  const name = m.materials_takes_file({}, { locale: language });
  return csvAnswer({ name, language, pages: findAllTakes(db, asked), columns: takeColumns(language) });
}

/** Who took it, by agency, as a file. */
export async function exportTakers(
  { db }: Tools,
  { actor, ...asked }: OfHotel<TakerExport>,
): Promise<Response> {
  await requireHotelPart(db, { actor, hotelId: asked.hotelId });
  const { language } = asked.query;
  const name = m.materials_takers_file({}, { locale: language });
  return csvAnswer({ name, language, pages: findAllTakers(db, asked), columns: takerColumns(language) });
}

function takeColumns(locale: Language): CsvColumn<TakeRow>[] {
  const say = (word: Word) => word({}, { locale });
  return [
    { heading: say(m.materials_title), value: ({ title }) => title },
    { heading: say(m.materials_version_heading), value: ({ number }) => number },
    { heading: say(m.materials_taker), value: ({ name }) => name ?? say(m.materials_taker_none) },
    { heading: say(m.materials_way), value: ({ way }) => say(ways[way as TakeWay]) },
    { heading: say(m.materials_taken_at), value: ({ at }) => houseDay(at) },
  ];
}

function takerColumns(locale: Language): CsvColumn<TakerRow>[] {
  const say = (word: Word) => word({}, { locale });
  return [
    { heading: say(m.materials_taker), value: ({ name }) => name ?? say(m.materials_taker_none) },
    { heading: say(m.materials_taker_people), value: ({ people }) => people },
    { heading: say(m.materials_takes_count), value: ({ takes }) => takes },
    { heading: say(m.materials_taken_last), value: ({ last_at }) => houseDay(last_at) },
  ];
}
