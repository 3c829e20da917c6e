import type { Brand, BrandEdit } from "#domain/marketing/brand.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { holdBrand, updateColour } from "./queries.ts";
import { readBrand } from "./read-brand.ts";

type Input = { userId: string; edit: BrandEdit; once: Once };

/** Chooses a member's colour; what is written on it is made readable by the pieces. */
export async function editBrand(deps: Deps, { userId, edit, once }: Input): Promise<Brand> {
  await runOnce(deps.db, once, async (tx) => {
    const now = deps.clock.now();
    const { version } = await holdBrand(tx, { userId, now });
    if (version !== edit.version) throw refuse("conflict", { current: { version } });
    await updateColour(tx, { userId, colour: edit.colour, now });
    return null;
  });
  return readBrand(deps, userId);
}
