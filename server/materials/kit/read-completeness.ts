import { kitSlots, missingSlots } from "#domain/materials/kits.ts";
import type { Completeness } from "#domain/materials/materials.ts";
import type { Deps } from "../../deps.ts";
import { countRequests, findFilled } from "./queries.ts";

type Asked = { hotel: { id: string; slug: string; name: string }; userId: string };

/** What a hotel's kit has and lacks, with how many people asked for each piece. */
export async function readCompleteness(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { hotel, userId }: Asked,
): Promise<Completeness> {
  const { id: hotelId, slug, name } = hotel;
  const missing = missingSlots(await findFilled(db, { hotelId, now: clock.now() }));
  const requests = await countRequests(db, { hotelId, userId });
  return {
    hotel: { slug, name },
    filled: kitSlots.length - missing.length,
    of: kitSlots.length,
    missing: missing.map(({ type, language }) => {
      const found = requests.find((one) => one.type === type && one.language === language);
      return { type, language, asked: found?.asked ?? 0, askedByMe: found?.askedByMe ?? false };
    }),
  };
}
