import { randomUUID } from "node:crypto";
import type { DeskPage, HeroLook, NewHero } from "#domain/heroes/hero-desk.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Actor } from "../../http/actor.ts";
import { changeHero, type HeroDeps, type OnHero } from "./change-hero.ts";
import { columnsOf, liveLook } from "./looks.ts";
import { insertHero, lockPage } from "./queries.ts";
import { readDeskPage } from "./read-desk.ts";

/** Adds an opening to a page, last in its order and seen by nobody until it is published. */
export async function addHero(
  deps: HeroDeps,
  { actor, hero: { page, look }, once }: { actor: Actor; hero: NewHero; once: Once },
): Promise<DeskPage> {
  const now = deps.clock.now();
  return runOnce(deps.db, once, async (tx) => {
    const others = await lockPage(tx, page);
    const position = Math.max(-1, ...others.map((other) => other.position)) + 1;
    const { kind, picture, alt, focal_points, ...rest } = await columnsOf(tx, look);
    const id = randomUUID();
    await insertHero(tx, {
      ...{ ...rest, id, page, position, is_published: false, updated_at: now, draft: JSON.stringify(look) },
      ...{
        kind: kind as string,
        picture: picture as string,
        alt: alt as string,
        focal_points: focal_points as string,
      },
      // A film that is not written yet leaves the row its picture; the draft has what was chosen.
      ...(rest.film ? {} : { kind: "image", film: null }),
    });
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "hero.added", subjectType: "hero", subjectId: id, now },
      after: { page, ...look },
    });
    return readDeskPage({ ...deps, db: tx }, page);
  });
}

/** Keeps what was changed beside what readers see. */
export function writeDraft(deps: HeroDeps, { look, ...on }: OnHero & { look: HeroLook }): Promise<DeskPage> {
  return changeHero(deps, on, async (tx, row) => {
    await columnsOf(tx, look);
    const before = row.draft ?? (row.is_published ? liveLook(row) : null);
    return {
      change: { draft: JSON.stringify(look) },
      action: "hero.drafted",
      before: before as object,
      after: look,
    };
  });
}

/** Throws away what was changed; readers see what they saw. */
export function dropDraft(deps: HeroDeps, on: OnHero): Promise<DeskPage> {
  return changeHero(deps, on, async (_, row) => ({
    change: { draft: row.is_published ? null : JSON.stringify(row.draft) },
    ...{ action: "hero.undone", before: row.draft as object },
  }));
}
