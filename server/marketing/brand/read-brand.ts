import type { Brand } from "#domain/marketing/brand.ts";
import { formatPhone } from "#domain/profile/phone.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { readBytes } from "../campaigns/picture-set.ts";
import type { Signature } from "../pieces/piece-content.ts";
import { type BrandRow, findBrand } from "./queries.ts";

const LINK_MS = 60 * 60_000;
type Needs = Pick<Deps, "db" | "files" | "clock">;

/** Under what a member's pieces go out, as they see and change it. */
export async function readBrand(deps: Needs, userId: string): Promise<Brand> {
  const row = await findBrand(deps.db, userId);
  if (!row) throw refuse("not_found");
  return {
    version: row.version ?? 0,
    name: row.name,
    agency: row.agency,
    colour: row.colour,
    logo: await linkTo(deps, row.logoId),
    photo: await linkTo(deps, row.photoId),
    contact: contactOf(row),
    whatsapp: row.whatsapp,
  };
}

/** The same as pieces are made of it: the logo, or else the photograph, or the name alone. */
export async function readSignature(deps: Needs, userId: string): Promise<Signature> {
  const row = await findBrand(deps.db, userId);
  if (!row) throw refuse("not_found");
  const { name, agency, colour, logoId, photoId } = row;
  const fileId = logoId ?? photoId;
  const found = fileId ? await deps.files.find(deps.db, fileId) : undefined;
  const mark = found && {
    kind: logoId ? ("logo" as const) : ("photo" as const),
    bytes: await readBytes(deps.files, { key: found.file.storageKey, bytes: found.file.bytes }),
  };
  return { name, agency, contact: contactOf(row), colour, mark: mark ?? null };
}

function contactOf({ whatsapp, phone, email }: BrandRow): string | null {
  const number = whatsapp ?? phone;
  return number ? formatPhone(number) : email;
}

async function linkTo({ db, files, clock }: Needs, fileId: string | null): Promise<string | null> {
  const found = fileId ? await files.find(db, fileId) : undefined;
  if (!found) return null;
  const { storageKey: key } = found.renditions[0] ?? found.file;
  return files.signedPath({ key, expiresAt: new Date(clock.now().getTime() + LINK_MS) });
}
