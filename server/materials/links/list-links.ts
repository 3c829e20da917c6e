import type { z } from "zod";
import type { MaterialLinks } from "#domain/materials/materials.ts";
import type { Deps } from "../../deps.ts";
import { findLinks } from "./queries.ts";

const AT_ONCE = 100;

/** The links somebody sent to clients, newest first; the secret of a link is told once, when it is made. */
export async function listLinks(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: string,
): Promise<z.infer<typeof MaterialLinks>> {
  const now = clock.now();
  const rows = await findLinks(db, { userId, limit: AT_ONCE });
  const links = rows.map(({ id, titles, createdAt, expiresAt, endedAt, openings }) => ({
    id,
    titles,
    openings,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isOver: endedAt !== null || expiresAt <= now,
  }));
  return { links };
}
