import type { SectionKind } from "#domain/hotels/drafts/content.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { findWriters } from "../members/queries.ts";
import { insertDraft, lockDraft, updateDraft } from "./queries.ts";
import { type Draft, type HousePage, type Live, readHousePage, toDraft } from "./section.ts";

type Input = { hotelId: string; kind: SectionKind; now: Date };

/** The draft of a section, kept from now on and held until the transaction ends, with what everybody reads of it. */
export async function holdSection(
  tx: Tx,
  { hotelId, kind, now }: Input,
): Promise<{ draft: Draft; live: Live; house: HousePage["house"] }> {
  const page = await readHousePage(tx, hotelId);
  if (!page) throw refuse("not_found");
  const first = page.drafts.get(kind)!;
  await insertDraft(tx, {
    hotel_id: hotelId,
    kind,
    frame: JSON.stringify(first.frame),
    pt: JSON.stringify(first.pt),
    en: JSON.stringify(first.en),
    agreed: JSON.stringify(first.agreed),
    updated_at: now,
  });
  const draft = toDraft(await lockDraft(tx, { hotelId, kind }));
  // Read again: another may have published while this one waited.
  const live = (await readHousePage(tx, hotelId))!.live.get(kind) ?? null;
  return { draft, live, house: page.house };
}

/** Keeps a draft as it is now, and tells the open windows of all who write the page. */
export async function keepDraft(
  tx: Tx,
  { live }: Pick<Deps, "live">,
  { place, draft, isWritten = false }: { place: Input; draft: Draft; isWritten?: boolean },
): Promise<Draft> {
  await updateDraft(tx, place, draft);
  const { hotelId, kind } = place;
  // Whoever has these versions has read what was written; other changes have none.
  const data = { hotelId, kind, ...(isWritten && { versions: draft.versions }) };
  const said = { event: "hotel_page", data };
  for (const userId of await findWriters(tx, hotelId)) live.publish(tx, { topic: `user:${userId}`, ...said });
  live.publish(tx, { topic: "hotel_pages", ...said });
  return { ...draft, updatedAt: place.now };
}
