import type { LinkQuery, MaterialLink } from "#domain/materials/links.ts";
import type { Deps } from "../../../deps.ts";
import { findLinks, type LinkRow } from "./queries.ts";

/** The links somebody sent to clients, some at a time; the secret of a link is told once, when it is made. */
export async function listLinks(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId, query }: { userId: string; query: LinkQuery },
) {
  const now = clock.now();
  const { rows, ...list } = await findLinks(db, { userId, query, now });
  return { ...list, rows: rows.map((row) => toLink(row, now)) };
}

function toLink(row: LinkRow, now: Date): MaterialLink {
  const { id, titles, hotels, openings } = row;
  return {
    ...{ id, titles, hotels, openings, isOver: isOver(row, now) },
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

/** Whether a link opens nothing any more. */
function isOver({ ended_at, expires_at }: LinkRow, now: Date): boolean {
  return ended_at !== null || expires_at <= now;
}
