import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { addSave, dropSave, findShown } from "./queries.ts";

type Input = { userId: string; id: string; isSaved: boolean };

/** Keeps a product among what somebody saved, or lets it go. */
export async function saveProduct({ db, clock }: Pick<Deps, "db" | "clock">, input: Input): Promise<void> {
  const { userId, id, isSaved } = input;
  if (!isSaved) return dropSave(db, { userId, id });
  const now = clock.now();
  if (!(await findShown(db, { memberId: userId, now }, { id }))) throw refuse("not_found");
  await addSave(db, { userId, id, now });
}
