import { SectionKind } from "#domain/hotels/drafts/content.ts";
import type { Restoration, SectionDraft } from "#domain/hotels/drafts/page-draft.ts";
import { placesOf, type Words } from "#domain/hotels/drafts/parts.ts";
import { Language } from "#domain/text.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { requireHotelPart } from "../members/require-hotel-part.ts";
import { holdSection, keepDraft } from "./hold-section.ts";
import { findOperation, findPublication, insertOperation } from "./queries.ts";
import { toSection } from "./section.ts";

type Input = { actor: Actor; hotelId: string; publicationId: string; restoration: Restoration };

/** Brings the words of an older publication back into the draft, where its frame still has places for them. */
export async function restorePublication(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor, hotelId, publicationId, restoration }: Input,
): Promise<SectionDraft> {
  return db.transaction().execute(async (tx) => {
    await requireHotelPart(tx, { actor, hotelId, parts: ["owner", "editor"] });
    const old = await findPublication(tx, { hotelId, id: publicationId });
    if (!old) throw refuse("not_found");
    const kind = SectionKind.parse(old.kind);
    const language = Language.parse(old.language);
    const now = clock.now();
    const place = { hotelId, kind, now };
    const { draft, live } = await holdSection(tx, place);
    if (await findOperation(tx, restoration.operation)) return toSection(kind, draft, live);
    if (draft.versions[language] !== restoration.version) {
      throw refuse("conflict", { current: toSection(kind, draft, live) });
    }
    const words = old.words as Words;
    const places = placesOf(draft.frame).filter((at) => at in words);
    const version = restoration.version + 1;
    const kept = await keepDraft(tx, place, {
      ...draft,
      [language]: { ...draft[language], ...Object.fromEntries(places.map((at) => [at, words[at]])) },
      versions: { ...draft.versions, [language]: version },
    });
    await insertOperation(tx, {
      ...{ id: restoration.operation, kind, part: language, version, at: now },
      ...{ hotel_id: hotelId, actor_id: actor.id },
    });
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "hotel.restored", subjectType: "hotel", subjectId: hotelId, now },
      after: { kind, language, publication: old.version },
    });
    return toSection(kind, kept, live);
  });
}
