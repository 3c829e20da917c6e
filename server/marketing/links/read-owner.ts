import { readLinkCode } from "#domain/marketing/link-codes.ts";
import type { LinkOwner } from "#domain/marketing/links.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { findLink } from "./queries.ts";

/** Whose link it is, for whoever came by it and is about to write. */
export async function readLinkOwner({ db }: Pick<Deps, "db">, given: string): Promise<LinkOwner> {
  const read = readLinkCode(given);
  const link = read && (await findLink(db, read.code));
  if (link?.ownerStatus !== "active") throw refuse("not_found");
  return { name: link.ownerName };
}
