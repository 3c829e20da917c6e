import { randomBytes } from "node:crypto";
import { contactReference } from "#domain/contact/reference.ts";
import { englishAddress } from "#domain/site/addresses.ts";
import { storePath } from "#domain/stores/store-path.ts";
import type { VisitSource } from "#domain/stores/visits.ts";
import type { Language } from "#domain/text.ts";
import type { Deps } from "../../deps.ts";
import { findShown } from "../queries.ts";
import { readSeller } from "../read-seller.ts";
import { toDress } from "../to-store.ts";
import { isPerson } from "./is-person.ts";
import { insertTalk } from "./queries.ts";
import { whatsappTo } from "./whatsapp-to.ts";

type Input = { slug: string; source: VisitSource; language: Language; headers: Headers; isAllowed: boolean };

/**
 * Where the button of a store leads: to the seller's WhatsApp with a reference in the text, which is kept with its
 * source and nothing of who follows it. Robots, and whoever asks too often, are led to the page; null for no store.
 */
export async function beginTalk(
  deps: Pick<Deps, "db" | "auth" | "clock">,
  { slug, source, language, headers, isAllowed }: Input,
): Promise<string | null> {
  const store = await findShown(deps.db, slug);
  if (!store) return null;
  const page = language === "en" ? englishAddress(storePath(store.slug)) : storePath(store.slug);
  const isOpen = toDress(store).shows.includes("whatsapp");
  const { name, number } = await readSeller(deps, store.owner_id);
  if (!isOpen || !number || !isAllowed || !isPerson(headers)) return page;
  for (;;) {
    const reference = contactReference(randomBytes(6));
    const talk = { reference, storeId: store.id, source, at: deps.clock.now() };
    if (await insertTalk(deps.db, talk)) return whatsappTo({ number, name, reference, language });
  }
}
