import { type HotelWord, WORD_STAYS } from "#domain/checkpoints/promises.ts";
import type { Db } from "#platform/database/database.ts";
import { refuse } from "../../http/refuse.ts";
import { countWord, findHotelId } from "./queries.ts";

/** How a hotel keeps its word, from five stays on. */
export async function readWord(db: Db, hotelId: string): Promise<HotelWord> {
  const { stays, kept, promised, minutes } = await countWord(db, hotelId);
  return { stays, word: stays < WORD_STAYS ? null : { kept, promised, answerMinutes: minutes } };
}

/** The same of a published hotel by its name in addresses. */
export async function readWordOf(db: Db, slug: string): Promise<HotelWord> {
  const hotel = await findHotelId(db, slug);
  if (!hotel) throw refuse("not_found");
  return readWord(db, hotel.id);
}
