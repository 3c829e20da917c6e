import { englishAddress } from "#domain/site/addresses.ts";
import { storePath } from "#domain/stores/store-path.ts";
import { showSeller } from "#domain/stores/stores.ts";
import { sharedPath } from "#domain/stores/visits.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { findOwn } from "../queries.ts";
import { readSeller } from "../read-seller.ts";
import { toDress } from "../to-store.ts";
import type { CardContent } from "./card-content.ts";

const LAYOUT = new URL("./card-layout.ts", import.meta.url);

type Asked = { ownerId: string; language: Language };

/** A sheet of cards for a member's store, as a PDF; it needs the store first. */
export async function makeCard(deps: Deps, { ownerId, language }: Asked): Promise<Uint8Array> {
  const row = await findOwn(deps.db, ownerId);
  if (!row) throw refuse("not_found");
  const { shows, accent } = toDress(row);
  const { name, agency, whatsapp } = showSeller(await readSeller(deps, ownerId), shows);
  const inTongue = (path: string) => (language === "en" ? englishAddress(path) : path);
  const { host } = new URL(deps.config.publicUrl);
  const content: CardContent = {
    ...{ language, name, agency, whatsapp, accent },
    title: m.stores_card_title({ name }, { locale: language }),
    shownUrl: `${host}${inTongue(storePath(row.slug))}`,
    url: `${deps.config.publicUrl}${inTongue(sharedPath(row.slug, "qr"))}`,
  };
  return deps.pdf.make({ layout: LAYOUT, content, key: ownerId });
}
