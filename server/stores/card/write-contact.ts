import { storePath } from "#domain/stores/store-path.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { readStore } from "../read-store.ts";

const escaped = (words: string) => words.replace(/[\\,;]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** A seller as an entry for an address book (vCard 3.0), with nothing but what their page shows. */
export async function writeContact(
  deps: Pick<Deps, "db" | "auth" | "clock" | "config">,
  slug: string,
): Promise<string> {
  const found = await readStore(deps, slug);
  if (!("store" in found)) throw refuse("not_found");
  const { name, agency, whatsapp, city } = found.store.seller;
  const [first = name, ...rest] = name.split(" ");
  return [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${escaped(rest.join(" "))};${escaped(first)};;;`,
    `FN:${escaped(name)}`,
    ...(agency ? [`ORG:${escaped(agency)}`] : []),
    ...(whatsapp ? [`TEL;TYPE=CELL:${whatsapp.replace(/[^\d+]/g, "")}`] : []),
    ...(city ? [`ADR;TYPE=WORK:;;;${escaped(city)};;;`] : []),
    `URL:${deps.config.publicUrl}${storePath(found.store.slug)}`,
    "END:VCARD",
    "",
  ].join("\r\n");
}
