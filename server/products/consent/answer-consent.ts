import { writingParts } from "#domain/hotels/members.ts";
import type { ConsentAnswer, OwnProduct } from "#domain/products/products.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import { requireHotelPart } from "../../hotels/members/require-hotel-part.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { holdProduct, updateProduct } from "../queries.ts";
import { readOwn, withReviews } from "../to-product.ts";

type Input = { actor: Actor; hotelId: string; id: string; answer: ConsentAnswer };

/** A hotel that somebody else's product names agrees to what is said of it, or not, with the reason. */
export async function answerConsent(deps: Deps, { actor, hotelId, id, answer }: Input): Promise<OwnProduct> {
  const { isGiven, reason, version } = answer;
  const now = deps.clock.now();
  return transact(deps.db, async (tx) => {
    await requireHotelPart(tx, { actor, hotelId, parts: writingParts });
    const row = await holdProduct(tx, { id });
    if (!row || row.consent_hotel_id !== hotelId) throw refuse("not_found");
    if (row.version !== version) throw refuse("conflict", { current: await withReviews(tx, row) });
    if (row.consent_state !== "asked" || row.draft_state !== "in_review")
      throw refuse("product_state", { current: await withReviews(tx, row) });
    if (!isGiven && !reason) throw refuse("validation_failed", { fields: { reason: "required" } });
    const state = isGiven ? "given" : "refused";
    const changes = { consent_state: state, consent_reason: reason, updated_at: now };
    await updateProduct(tx, { id, changes });
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "product.consent", subjectType: "product", subjectId: id, now },
      after: { state, reason, hotelId },
    });
    const answered = await readOwn(tx, { id });
    const cause = `${id} ${answered.version}`;
    const data = { productId: id, isGiven };
    await recordFacts(tx, deps, [{ kind: "consent_answered", cause, data, actorId: actor.id }]);
    return answered;
  });
}
