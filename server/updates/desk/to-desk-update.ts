import { DeskUpdate, UpdateDraft } from "#domain/updates/update-desk.ts";
import type { UpdateRow } from "./queries.ts";

/** News as the desk shows it. */
export function toDeskUpdate(row: UpdateRow): DeskUpdate {
  return DeskUpdate.parse({
    id: row.id,
    title: row.title,
    description: row.description,
    english: row.title_en === null ? null : { title: row.title_en, description: row.description_en ?? "" },
    release: row.version,
    updateType: row.update_type,
    targetAudience: row.target_audience,
    state: row.is_published ? "published" : row.publish_at ? "scheduled" : "draft",
    publishAt: row.publish_at?.toISOString() ?? null,
    publishedAt: row.published_at?.toISOString() ?? null,
    revision: row.revision,
    updatedAt: row.updated_at.toISOString(),
  });
}

/** What of it an administrator writes; null where the English is missing. */
export function draftOf(kept: DeskUpdate): UpdateDraft | null {
  const { id: _id, revision: _revision, publishedAt: _published, updatedAt: _updated, ...words } = kept;
  const parsed = UpdateDraft.safeParse(words);
  return parsed.success ? parsed.data : null;
}
