import { randomUUID } from "node:crypto";
import type { NewHotel } from "#domain/hotels/houses.ts";
import { isReservedSlug } from "#domain/hotels/slugs.ts";
import { isTimeZone } from "#domain/zones.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { insertHouse, isGroup } from "./queries.ts";

const LAST = 1_000;
const blank = JSON.stringify({ pt: "", en: "" });
const PICTURE = JSON.stringify({
  kind: "art",
  name: "lilamonde-courtyard",
  alt: {
    pt: "Pátio interno com arcos, espelho d’água e uma oliveira, atravessado por uma diagonal de sol",
    en: "Inner courtyard with arches, a reflecting pool and an olive tree, crossed by a diagonal of sunlight",
  },
});

type Input = { actor: Actor; hotel: NewHotel; once: Once };

/** Opens a hotel or a group that nobody reads yet, at an address of its own. */
export async function createHotel(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor, hotel, once }: Input,
): Promise<{ id: string }> {
  const { name, slug, kind, groupId, country, timeZone, style } = hotel;
  if (isReservedSlug(slug)) throw refuse("slug_reserved");
  if (!isTimeZone(timeZone)) throw refuse("validation_failed", { fields: { timeZone: "invalid" } });
  return runOnce(db, once, async (tx) => {
    if (groupId && (kind === "group" || !(await isGroup(tx, groupId)))) {
      throw refuse("validation_failed", { fields: { groupId: "invalid" } });
    }
    const id = randomUUID();
    const now = clock.now();
    const isNew = await insertHouse(tx, {
      ...{ id, slug, name, kind, country, style, position: LAST, created_at: now, updated_at: now },
      ...{ place: blank, headline: blank, summary: blank, picture: PICTURE },
      group_id: groupId,
      time_zone: timeZone,
      is_published: false,
    });
    if (!isNew) throw refuse("slug_taken");
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "hotel.created", subjectType: "hotel", subjectId: id, now },
      after: { name, slug, kind },
    });
    return { id };
  });
}
