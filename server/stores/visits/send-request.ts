import { randomBytes, randomUUID } from "node:crypto";
import { contactReference } from "#domain/contact/reference.ts";
import type { StoreMessage, StoreReceipt } from "#domain/stores/stores.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import { refuse } from "../../http/refuse.ts";
import { keepLead } from "../../marketing/links/keep-lead.ts";
import { findShown } from "../queries.ts";
import { readSeller } from "../read-seller.ts";
import { toDress } from "../to-store.ts";
import { insertLead } from "./queries.ts";
import { whatsappTo } from "./whatsapp-to.ts";

type Input = { slug: string; message: StoreMessage; once: Once };

/** Keeps what a visitor wrote to a seller, with where they came from, and has the seller told. */
export async function sendRequest(deps: Deps, { slug, message, once }: Input): Promise<StoreReceipt> {
  const store = await findShown(deps.db, slug);
  if (!store) throw refuse("not_found");
  const { website, isAgreed: _isAgreed, link, ...lead } = message;
  const seller = await readSeller(deps, store.owner_id);
  const number = toDress(store).shows.includes("whatsapp") ? seller.number : null;
  const toReceipt = (reference: string): StoreReceipt => ({
    reference,
    whatsappUrl: number && whatsappTo({ ...seller, number, reference, language: lead.language }),
  });
  // A robot is answered like a person, so that it does not learn; nothing is kept.
  if (website) return toReceipt(contactReference(randomBytes(6)));
  return runOnce(deps.db, once, async (tx) => {
    const id = randomUUID();
    const kept = { ...lead, id, storeId: store.id, at: deps.clock.now() };
    let reference = contactReference(randomBytes(6));
    while (!(await insertLead(tx, { ...kept, reference }))) reference = contactReference(randomBytes(6));
    const data = { storeId: store.id, ownerId: store.owner_id, leadId: id };
    await recordFacts(tx, deps, [{ kind: "store_contacted", cause: id, data }]);
    if (link) await keepLead(tx, deps, { of: { storeLeadId: id }, code: link });
    return toReceipt(reference);
  });
}
