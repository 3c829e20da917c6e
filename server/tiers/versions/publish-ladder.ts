import { randomUUID } from "node:crypto";
import { houseDay } from "#domain/site/views.ts";
import { ladderBlocker } from "#domain/tiers/ladders.ts";
import type { LadderDraft, LadderVersions, NewLadder, Simulation } from "#domain/tiers/versions.ts";
import { instantIn } from "#domain/zones.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { toLadder } from "../ladders.ts";
import { type Climbing, findLadders } from "../queries.ts";
import { findNames, insertLadder } from "./queries.ts";
import { simulate } from "./simulate.ts";

/** Who would move by a drafted ladder. */
export async function simulateLadder(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { role, steps }: LadderDraft,
): Promise<Simulation> {
  const blocker = ladderBlocker(steps);
  if (blocker) throw refuse(blocker);
  return simulate(db, { now: clock.now(), steps: { [role]: steps } });
}

type Input = { actorId: string; ladder: NewLadder; once: Once };

/** Publishes a ladder for a role from a day to come on; the night before that day's morning takes it into force. */
export async function publishLadder(deps: Deps, { actorId, ladder, once }: Input): Promise<LadderVersions> {
  const { role, steps, startsOn, note } = ladder;
  const blocker = ladderBlocker(steps);
  if (blocker) throw refuse(blocker);
  const now = deps.clock.now();
  if (startsOn <= houseDay(now)) throw refuse("validation_failed", { fields: { startsOn: "in_past" } });
  return runOnce(deps.db, once, async (tx) => {
    const before = (await findLadders(tx)).filter((each) => each.role === role);
    const version = Math.max(0, ...before.map((each) => each.version)) + 1;
    const validFrom = instantIn("America/Sao_Paulo", startsOn, "00:00");
    const id = randomUUID();
    const isKept = await insertLadder(tx, {
      id,
      role,
      version,
      validFrom,
      note,
      publishedBy: actorId,
      steps,
      now,
    });
    if (!isKept) throw refuse("version_dated");
    await writeAudit(tx, {
      ...{ actorId, action: "ladder.published", subjectType: "ladder", subjectId: id, reason: note, now },
      after: { role, version, startsOn, steps },
    });
    return readLadders(deps, tx);
  });
}

/** Every ladder that was published, newest first. */
export async function readLadders({ clock }: Pick<Deps, "clock">, db: Db | Tx): Promise<LadderVersions> {
  const now = clock.now();
  const rows = await findLadders(db);
  const names = await findNames(
    db,
    rows.flatMap((row) => row.published_by ?? []),
  );
  const inForce = (role: string) => rows.find((row) => row.role === role && row.valid_from <= now)?.id;
  return {
    ladders: rows.map((row) => ({
      ...{ version: row.version, validFrom: row.valid_from.toISOString(), note: row.note },
      ...{ role: row.role as Climbing, isInForce: row.id === inForce(row.role), steps: toLadder(row).steps },
      publishedBy: (row.published_by && names.get(row.published_by)) ?? null,
    })),
  };
}
