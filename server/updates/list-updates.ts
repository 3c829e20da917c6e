import { audiencesOf, type SystemUpdates, UPDATES_LIMIT } from "#domain/updates/updates.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "../http/actor.ts";
import { findUpdates } from "./queries.ts";

/** What the bell shows an actor, newest first, with how many are unread. */
export async function listUpdates({ db }: Pick<Deps, "db">, actor: Actor): Promise<SystemUpdates> {
  const rows = await findUpdates(db, {
    userId: actor.id,
    audiences: audiencesOf(actor.role),
    limit: UPDATES_LIMIT,
  });
  const updates = rows.map((row) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    english: row.title_en === null ? null : { title: row.title_en, description: row.description_en ?? "" },
    version: row.version,
    updateType: row.update_type as SystemUpdates["updates"][number]["updateType"],
    publishedAt: (row.published_at ?? new Date(0)).toISOString(),
    isRead: Boolean(row.is_read),
  }));
  return { updates, unread: updates.filter(({ isRead }) => !isRead).length };
}
