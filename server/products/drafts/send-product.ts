import type { NewFact } from "#domain/facts/facts.ts";
import type { OwnProduct } from "#domain/products/products.ts";
import { consentKey, contentFaults, isBelowRate } from "#domain/products/publishing.ts";
import { moveBlocker, type ProductState } from "#domain/products/states.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { holdOwn } from "../hold-own.ts";
import { publicRateOf } from "../publish.ts";
import { type ProductRow, updateProduct } from "../queries.ts";
import { contentOf, readOwn, withReviews } from "../to-product.ts";

type Input = { actor: Actor; id: string; version: number };

/** Sends a draft to the house's review; a hotel that somebody else names is asked whether it agrees. */
export async function sendProduct(deps: Deps, { actor, id, version }: Input): Promise<OwnProduct> {
  const now = deps.clock.now();
  return transact(deps.db, async (tx) => {
    const row = await holdOwn(tx, { actor, id, version });
    const from = (row.draft_state ?? row.live_state) as ProductState;
    const blocker = moveBlocker({ from, to: "in_review", by: "seller", reason: null });
    if (blocker) throw refuse(blocker, { current: await withReviews(tx, row) });
    const content = contentOf(row);
    const faults = contentFaults(content, now);
    if (Object.keys(faults).length > 0) throw refuse("product_unready", { fields: faults });
    const rate = await publicRateOf(tx, { hotelId: content.hotelId, now });
    if (isBelowRate(content, rate)) throw refuse("product_below_rate");
    const consent = consentOf(row);
    const changes = { ...consent, draft_state: "in_review", sent_at: now, updated_at: now };
    await updateProduct(tx, { id, changes });
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "product.sent", subjectType: "product", subjectId: id, now },
      ...{ before: { state: from }, after: { state: "in_review" } },
    });
    const sent = await readOwn(tx, { id, actorId: actor.id });
    const frame = { cause: `${id} ${sent.version}`, actorId: actor.id };
    const facts: NewFact[] = [{ ...frame, kind: "product_sent", data: { productId: id } }];
    if (consent.consent_state === "asked" && content.hotelId)
      facts.push({ ...frame, kind: "consent_asked", data: { productId: id, hotelId: content.hotelId } });
    await recordFacts(tx, deps, facts);
    return sent;
  });
}

/** What stands between a product and the hotel it names: nothing for its own, asked anew where it says something new. */
function consentOf(row: ProductRow) {
  const content = contentOf(row);
  if (content.hotelId === null || content.hotelId === row.seller_hotel_id)
    return { consent_state: null, consent_key: null, consent_hotel_id: null, consent_reason: null };
  const key = consentKey(content);
  if (row.consent_state === "given" && row.consent_key === key) return { consent_state: "given" };
  return {
    ...{ consent_state: "asked", consent_key: key, consent_hotel_id: content.hotelId, consent_reason: null },
  };
}
