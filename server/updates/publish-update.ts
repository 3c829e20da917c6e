import { randomUUID } from "node:crypto";
import type { NewUpdate } from "#domain/updates/updates.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "../http/actor.ts";
import { insertUpdate } from "./queries.ts";

type Input = { actor: Actor; update: NewUpdate };

/** Publishes news to an audience; the bells that are open hear of it on commit (0007: announce_update). */
export async function publishUpdate(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor, update }: Input,
): Promise<{ id: string }> {
  const id = randomUUID();
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
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
      version: update.version ?? null,
      update_type: update.updateType,
      target_audience: update.targetAudience,
      is_published: true,
      published_at: now,
    });
  });
  return { id };
}
