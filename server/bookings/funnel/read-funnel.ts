import type { RequestFunnel } from "#domain/bookings/funnel.ts";
import type { Deps } from "../../deps.ts";
import { requireHotelPart } from "../../hotels/members/require-hotel-part.ts";
import type { Actor } from "../../http/actor.ts";
import { countAsked, countCompleted, countReached, findCounted } from "./queries.ts";

const DAY_MS = 86_400_000;
const MAX_ROWS = 200;

type Input = { actor: Actor; hotelId: string; days: number };

/** How far what was asked of a hotel came, of a period that ends now. */
export async function readFunnel(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor, hotelId, days }: Input,
): Promise<RequestFunnel> {
  await requireHotelPart(db, { actor, hotelId });
  const now = clock.now().getTime();
  // What was asked at this very instant belongs to it.
  const until = new Date(now + 1);
  const from = new Date(now - days * DAY_MS);
  const span = { hotelId, from, until };
  const found = await countAsked(db, span);
  const before = await countAsked(db, { hotelId, from: new Date(now - 2 * days * DAY_MS), until: from });
  return {
    days,
    reached: await countReached(db, span),
    asked: { people: found.askers, requests: found.asked },
    agreed: { people: found.agreers, requests: found.agreed },
    stayed: { people: found.stayers, requests: found.stayed },
    agreedBefore: { people: before.agreers, requests: before.agreed },
    completed: await countCompleted(db, span),
    rows: (await findCounted(db, span, MAX_ROWS)).map(toRow),
  };
}

/** Of what was asked in the period, how far it came; of anything else only that it ended in it. */
function toRow(row: Awaited<ReturnType<typeof findCounted>>[number]): RequestFunnel["rows"][number] {
  const came = row.asked ? (["asked", "agreed", "stayed"] as const).filter((part) => row[part]) : [];
  return {
    id: row.id,
    reference: row.reference,
    parts: [...came, ...(row.completed ? ["completed" as const] : [])],
  };
}
