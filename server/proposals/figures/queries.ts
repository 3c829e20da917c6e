import { sql } from "kysely";
import type { Db } from "#platform/database/database.ts";

/** What happened on one person's open proposals: openings, and since when the client's last word waits. */
export function findFigures(db: Db, ownerId: string) {
  return db
    .selectFrom("journeys as j")
    .leftJoin("proposal_links as l", (join) =>
      join.onRef("l.journey_id", "=", "j.id").on("l.revoked_at", "is", null),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom("proposal_events as e")
          .select([
            sql<number>`count(*) filter (where e.kind = 'opened')::int`.as("openings"),
            sql<Date | null>`max(e.at) filter (where e.kind = 'opened')`.as("opened_at"),
            sql<boolean>`coalesce(bool_or(e.kind = 'chose'), false)`.as("has_chosen"),
          ])
          .whereRef("e.journey_id", "=", "j.id")
          .as("e"),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom("proposal_comments as c")
          .select(["c.author", "c.at"])
          .whereRef("c.journey_id", "=", "j.id")
          .orderBy("c.seq", "desc")
          .limit(1)
          .as("c"),
      (join) => join.onTrue(),
    )
    .select(["j.id", "l.expires_at", "e.openings", "e.opened_at", "e.has_chosen", "c.author", "c.at"])
    .where("j.owner_id", "=", ownerId)
    .where("j.state", "=", "proposed")
    .orderBy("j.id")
    .execute();
}
