import { randomUUID } from "node:crypto";
import { type NewSavedView, SAVED_VIEWS_MAX, type SavedViews } from "#domain/list/saved-views.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { findViews, takeTurn, upsertView } from "./queries.ts";

type Input = { userId: string; view: NewSavedView };

/** Has a list remember what it was asked, under a name; the same name again is the newer question. */
export async function saveView(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId, view }: Input,
): Promise<SavedViews> {
  return transact(db, async (tx) => {
    await takeTurn(tx, userId);
    const known = await findViews(tx, { userId, list: view.list });
    const isNew = known.every(({ name }) => name !== view.name);
    if (isNew && known.length >= SAVED_VIEWS_MAX) throw refuse("views_full");
    await upsertView(tx, { id: randomUUID(), user_id: userId, ...view, created_at: clock.now() });
    return { views: await findViews(tx, { userId, list: view.list }) };
  });
}
