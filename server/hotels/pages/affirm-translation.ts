import type { Affirmation, SectionDraft } from "#domain/hotels/drafts/page-draft.ts";
import { agree } from "#domain/hotels/drafts/translations.ts";
import { writingParts } from "#domain/hotels/members.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { requireHotelPart } from "../members/require-hotel-part.ts";
import { holdSection, keepDraft } from "./hold-section.ts";
import { toSection } from "./section.ts";

type Input = { actor: Actor; hotelId: string; affirmation: Affirmation };

/** Takes a field of both languages, as its reader saw them, to say the same. */
export async function affirmTranslation(
  { db, clock, live: windows }: Pick<Deps, "db" | "clock" | "live">,
  { actor, hotelId, affirmation }: Input,
): Promise<SectionDraft> {
  const { kind, at, versions } = affirmation;
  return transact(db, async (tx) => {
    await requireHotelPart(tx, { actor, hotelId, parts: writingParts });
    const now = clock.now();
    const place = { hotelId, kind, now };
    const { draft, live } = await holdSection(tx, place);
    if (draft.versions.pt !== versions.pt || draft.versions.en !== versions.en) {
      throw refuse("conflict", { current: toSection(kind, draft, live) });
    }
    if (!(at in draft.agreed)) throw refuse("validation_failed", { fields: { at: "invalid" } });
    const kept = await keepDraft(
      tx,
      { live: windows },
      {
        place,
        draft: {
          ...draft,
          agreed: { ...draft.agreed, ...agree(draft, [at]) },
        },
      },
    );
    await writeAudit(tx, {
      actorId: actor.id,
      action: "hotel.affirmed",
      subjectType: "hotel",
      subjectId: hotelId,
      after: { kind, at },
      now,
    });
    return toSection(kind, kept, live);
  });
}
