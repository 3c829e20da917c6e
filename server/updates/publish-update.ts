import { randomUUID } from "node:crypto";
import type { NewUpdate } from "#domain/updates/updates.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "../http/actor.ts";
import { insertUpdate } from "./queries.ts";

type Input = { actor: Actor; update: NewUpdate; once: Once };

/** Publishes news to an audience; the bells that are open hear of it on commit (0007: announce_update). */
export async function publishUpdate(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor, update, once }: Input,
): Promise<{ id: string }> {
  const now = clock.now();
  return runOnce(db, once, async (tx) => {
    const id = randomUUID();
    await writeAudit(tx, {
      actorId: actor.id,
      action: "update.published",
      subjectType: "update",
      subjectId: id,
      after: update,
      now,
    });
    await insertUpdate(tx, {
      id,
      title: update.title,
      description: update.description,
      title_en: update.english?.title ?? null,
      description_en: update.english?.description ?? null,
      version: update.version ?? null,
      update_type: update.updateType,
      target_audience: update.targetAudience,
      is_published: true,
      published_at: now,
    });
    return { id };
  });
}
