import { logoAddress } from "#domain/site/file-addresses.ts";
import type { Picture } from "#domain/site/pictures.ts";
import type { Deps } from "../../deps.ts";
import { findBrand } from "./queries.ts";

/** A member's colour and logo as a page shows them to their clients. */
export async function readBrandMark(
  { db, files }: Pick<Deps, "db" | "files">,
  userId: string,
): Promise<{ colour: string | null; logo: Picture | null }> {
  const row = await findBrand(db, userId);
  const found = row?.logoId ? await files.find(db, row.logoId) : undefined;
  const { id, width, height } = found?.file ?? {};
  const name = row?.agency ?? row?.name ?? "";
  const alt = { pt: name, en: name };
  const logo =
    id && width && height ? { kind: "file" as const, src: logoAddress(id), width, height, alt } : null;
  return { colour: row?.colour ?? null, logo };
}
