import {
  applyChange,
  type Change,
  type Operation,
  ownPicturesOf,
  partOf,
} from "#domain/hotels/drafts/operations.ts";
import type { SectionDraft } from "#domain/hotels/drafts/page-draft.ts";
import { agree } from "#domain/hotels/drafts/translations.ts";
import { writingParts } from "#domain/hotels/members.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { requireHotelPart } from "../members/require-hotel-part.ts";
import { findPicture } from "../pictures/queries.ts";
import { holdSection, keepDraft } from "./hold-section.ts";
import { findOperation, insertOperation } from "./queries.ts";
import { type Draft, toSection } from "./section.ts";

type Input = { actor: Actor; hotelId: string; operation: Operation };

/**
 * Carries out one edit of a page's draft. The same operation again is a repeat, however late; one that was made on an
 * older version of its part is refused with the draft as it stands.
 */
export async function saveOperation(
  { db, clock, live: windows }: Pick<Deps, "db" | "clock" | "live">,
  { actor, hotelId, operation }: Input,
): Promise<SectionDraft> {
  const { id, kind, version, change } = operation;
  const part = partOf(change);
  return transact(db, async (tx) => {
    const as = await requireHotelPart(tx, { actor, hotelId, parts: writingParts });
    const now = clock.now();
    const place = { hotelId, kind, now };
    const { draft, live } = await holdSection(tx, place);
    const known = await findOperation(tx, id);
    if (known) {
      const isSame = known.hotel_id === hotelId && known.kind === kind && known.part === part;
      if (!isSame) throw refuse("idempotency_key_reused");
      return toSection(kind, draft, live);
    }
    if (draft.versions[part] !== version) throw refuse("conflict", { current: toSection(kind, draft, live) });
    await requireOwnPictures(tx, hotelId, change);
    const changed = applyChange(draft, change);
    if (!changed) throw refuse("validation_failed", { fields: { change: "invalid" } });
    const versions = { ...draft.versions, [part]: version + 1 };
    const kept = await keepDraft(
      tx,
      { live: windows },
      { place, draft: withNewPlaces({ ...draft, ...changed, versions }), isWritten: true },
    );
    const isKept = await insertOperation(tx, {
      ...{ id, kind, part, at: now },
      hotel_id: hotelId,
      version: version + 1,
      actor_id: actor.id,
    });
    if (!isKept) throw refuse("idempotency_key_reused");
    if (as === "admin") await auditOnBehalf(tx, { actor, hotelId, kind, part, now });
    return toSection(kind, kept, live);
  });
}

/** A picture that a change names is one that this hotel sent, in its own size. */
async function requireOwnPictures(tx: Tx, hotelId: string, change: Change): Promise<void> {
  for (const { id, width, height } of ownPicturesOf(change)) {
    const own = await findPicture(tx, { hotelId, id });
    if (own?.width !== width || own.height !== height) {
      throw refuse("validation_failed", { fields: { "change.file": "invalid" } });
    }
  }
}

/** A new entry begins with nothing to say in either language, and that much both agree on. */
function withNewPlaces(draft: Draft): Draft {
  return { ...draft, agreed: { ...agree({ pt: {}, en: {} }, Object.keys(draft.pt)), ...draft.agreed } };
}

type Edit = { actor: Actor; hotelId: string; kind: string; part: string; now: Date };

async function auditOnBehalf(tx: Tx, { actor, hotelId, kind, part, now }: Edit): Promise<void> {
  await writeAudit(tx, {
    actorId: actor.id,
    action: "hotel.edited",
    subjectType: "hotel",
    subjectId: hotelId,
    after: { kind, part },
    now,
  });
}
