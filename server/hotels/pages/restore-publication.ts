import { SectionKind } from "#domain/hotels/drafts/content.ts";
import type { Restoration, SectionDraft } from "#domain/hotels/drafts/page-draft.ts";
import { type Frame, placesOf, type Words, wordsIn } from "#domain/hotels/drafts/parts.ts";
import { isSameFrame } from "#domain/hotels/drafts/publishing.ts";
import { agree } from "#domain/hotels/drafts/translations.ts";
import { writingParts } from "#domain/hotels/members.ts";
import { Language } from "#domain/text.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { requireHotelPart } from "../members/require-hotel-part.ts";
import { holdSection, keepDraft } from "./hold-section.ts";
import { findOperation, findPublication, findPublicationAt, insertOperation } from "./queries.ts";
import { type Draft, toSection } from "./section.ts";

type Input = { actor: Actor; hotelId: string; publicationId: string; restoration: Restoration };

/**
 * Brings an older publication back into the draft: its lists and pictures, and its words. What they bring back of the
 * other language says what was published beside it.
 */
export async function restorePublication(
  { db, clock, live: windows }: Pick<Deps, "db" | "clock" | "live">,
  { actor, hotelId, publicationId, restoration }: Input,
): Promise<SectionDraft> {
  return transact(db, async (tx) => {
    await requireHotelPart(tx, { actor, hotelId, parts: writingParts });
    const old = await findPublication(tx, { hotelId, id: publicationId });
    if (!old) throw refuse("not_found");
    const kind = SectionKind.parse(old.kind);
    const language = Language.parse(old.language);
    const now = clock.now();
    const place = { hotelId, kind, now };
    const { draft, live } = await holdSection(tx, place);
    if (await findOperation(tx, restoration.operation)) return toSection(kind, draft, live);
    const isStale =
      draft.versions[language] !== restoration.version || draft.versions.frame !== restoration.frameVersion;
    if (isStale) throw refuse("conflict", { current: toSection(kind, draft, live) });
    const other = language === "pt" ? "en" : "pt";
    const beside = await findPublicationAt(tx, { hotelId, kind, language: other, at: old.at });
    const kept = await keepDraft(
      tx,
      { live: windows },
      { place, draft: restored(draft, { language, old, beside }), isWritten: true },
    );
    const { [language]: version } = kept.versions;
    const isKept = await insertOperation(tx, {
      ...{ id: restoration.operation, kind, part: language, version, at: now },
      ...{ hotel_id: hotelId, actor_id: actor.id },
    });
    if (!isKept) throw refuse("idempotency_key_reused");
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "hotel.restored", subjectType: "hotel", subjectId: hotelId, now },
      after: { kind, language, publication: old.version },
    });
    return toSection(kind, kept, live);
  });
}

type Old = { frame: unknown; words: unknown };
type Restored = { language: Language; old: Old; beside: Old | undefined };

function restored(draft: Draft, { language, old, beside }: Restored): Draft {
  const other = language === "pt" ? "en" : "pt";
  const frame = old.frame as Frame;
  const words = wordsIn(frame, { ...draft[language], ...(old.words as Words) });
  const others = wordsIn(frame, { ...(beside?.words as Words | undefined), ...draft[other] });
  const texts = { ...draft, [language]: words, [other]: others };
  const { versions } = draft;
  const isFrameNew = !isSameFrame(frame, draft.frame);
  const isOtherNew = !isSameFrame(others, draft[other]);
  return {
    ...texts,
    frame,
    versions: {
      ...versions,
      [language]: versions[language] + 1,
      frame: versions.frame + (isFrameNew ? 1 : 0),
      [other]: versions[other] + (isOtherNew ? 1 : 0),
    },
    // What comes back in both languages said the same when it was published.
    agreed: { ...agree(texts, placesOf(frame)), ...draft.agreed },
  };
}
