import { randomUUID } from "node:crypto";
import type { PieceRequest } from "#domain/materials/materials.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import { refuse } from "../../http/refuse.ts";
import { addRequest, findPublishedHotel } from "./queries.ts";

type Input = { userId: string; request: PieceRequest };

/** Asks a hotel for a piece of its kit; asked again, it is the same request. */
export async function askHotel(deps: Deps, { userId, request }: Input): Promise<void> {
  const { hotel: slug, type, language, words = null } = request;
  await transact(deps.db, async (tx) => {
    const hotel = await findPublishedHotel(tx, slug);
    if (!hotel) throw refuse("not_found");
    const row = { id: randomUUID(), hotelId: hotel.id, type, language, words, userId, now: deps.clock.now() };
    if (!(await addRequest(tx, row))) return;
    const data = { requestId: row.id, hotelId: hotel.id };
    await recordFacts(tx, deps, [{ kind: "material_asked", cause: row.id, data, actorId: userId }]);
  });
}
