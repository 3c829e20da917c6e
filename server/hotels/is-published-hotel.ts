import type { Deps } from "../deps.ts";
import { selectHotel } from "./queries.ts";

/** Whether the collection has a hotel under this name. */
export async function isPublishedHotel({ db }: Pick<Deps, "db">, slug: string): Promise<boolean> {
  return (await selectHotel(db, slug)) !== undefined;
}
