import { RatePlan } from "#domain/hotels/contracts.ts";
import type { StayHotel } from "#domain/journeys/journey-lists.ts";
import { Picture } from "#domain/site/pictures.ts";
import type { Db } from "#platform/database/database.ts";
import { findBookable } from "./queries.ts";

const MAX_PICTURES = 12;

/** The hotels that a stay can be at today, each with its page's pictures and the commission of the contract in force. */
export async function listStayHotels(db: Db, { today }: { today: string }): Promise<StayHotel[]> {
  const rows = await findBookable(db, { today });
  return rows.map(({ plans, pictures, ...hotel }) => {
    const picture = plain(Picture.parse(hotel.picture));
    const own = [picture, ...picturesOf(pictures)];
    return { ...hotel, picture, pictures: different(own), commission: usualCommission(plans) } as StayHotel;
  });
}

function usualCommission(plans: unknown): number | null {
  const known = RatePlan.array().safeParse(plans);
  return known.data?.find(({ kind }) => kind === "commissionable")?.commission ?? null;
}

function picturesOf(found: unknown): Picture[] {
  return (found as unknown[]).flat().flatMap((one) => {
    const known = Picture.safeParse(one);
    return known.success ? [plain(known.data)] : [];
  });
}

/** What a block keeps of a picture; how it is cropped on the hotel's page does not matter there. */
function plain({ focus: _, ...picture }: Picture): Picture {
  return picture;
}

function different(pictures: Picture[]): Picture[] {
  const names = pictures.map((one) => (one.kind === "art" ? one.name : one.src));
  return pictures.filter((_, index) => names.indexOf(names[index]!) === index).slice(0, MAX_PICTURES);
}
