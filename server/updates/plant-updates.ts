import { demoId } from "#database/seed/demo/demo-id.ts";
import { demoUpdates } from "#database/seed/demo/updates.ts";
import type { Deps } from "../deps.ts";
import { insertUpdatesIfNone } from "./queries.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Gives an empty bell the news of the demo world. */
export async function plantUpdates({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const now = clock.now().getTime();
  const rows = demoUpdates.map(({ title, description, english, version, type, audience, daysAgo }) => ({
    id: demoId(`update/${title}`),
    title,
    description,
    title_en: english.title,
    description_en: english.description,
    version,
    update_type: type,
    target_audience: audience,
    is_published: true,
    published_at: new Date(now - daysAgo * DAY_MS),
  }));
  await insertUpdatesIfNone(db, rows);
}
