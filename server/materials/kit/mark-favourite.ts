import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { addFavourite, dropFavourite, findInKit } from "./queries.ts";

type Input = { userId: string; id: string; isFavourite: boolean };

/** Makes a material of the kit a favourite of somebody's, or takes that back. */
export async function markFavourite({ db, clock }: Pick<Deps, "db" | "clock">, input: Input): Promise<void> {
  const { userId, id, isFavourite } = input;
  if (!isFavourite) return dropFavourite(db, { userId, id });
  if (!(await findInKit(db, { userId, id }))) throw refuse("not_found");
  await addFavourite(db, { userId, id, now: clock.now() });
}
