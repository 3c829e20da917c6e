import { houseDay } from "#domain/site/views.ts";
import type { TierName } from "#domain/tiers/ladders.ts";
import { quarterEnd } from "#domain/tiers/quarters.ts";
import type { Climber, ClimberList, ClimberQuery, TierStanding } from "#domain/tiers/standing.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { laddersAt, toLadder, workOf } from "./ladders.ts";
import { findOpenProposals, findStaysAhead, hasCompleteProfile } from "./path/queries.ts";
import { type ClimberRow, findClimber, findHolds, findLadders, findMoves, findStandings } from "./queries.ts";

/** Where a person stands on the ladder of their role and how they came there; what leads further is added by who knows the rules. */
export async function readTier(
  { clock }: Pick<Deps, "clock">,
  db: Db | Tx,
  userId: string,
): Promise<{ row: ClimberRow; standing: Omit<TierStanding, "path"> }> {
  const row = await findClimber(db, userId);
  if (!row) throw refuse("not_found");
  const now = clock.now();
  const ladder = (await laddersAt(db, now))[row.role];
  const coming = (await findLadders(db)).filter(
    ({ role, valid_from: from }) => role === row.role && from > now,
  );
  const work = (await workOf(db, { userIds: [userId], until: now }))(userId);
  const { warning, lock } = await findHolds(db, userId);
  const moves = await findMoves(db, userId);
  const standing = {
    tier: row.tier_name as TierName,
    values: { score: row.score, ...work },
    ladder: { version: ladder.version, validFrom: ladder.valid_from.toISOString(), steps: ladder.steps },
    coming: coming.toReversed().map((each) => ({
      ...{ version: each.version, validFrom: each.valid_from.toISOString(), note: each.note },
      steps: toLadder(each).steps,
    })),
    quarterEndsOn: quarterEnd(houseDay(now)),
    warnedFor: warning?.quarter_ends_on ?? null,
    isLocked: lock !== undefined,
    lockReason: lock?.reason ?? null,
    moves: moves.map(({ from_tier: from, to_tier: to, cause, score, reason, actor, at }) => ({
      ...{ from, to, cause: cause as "points" | "quarter" | "manual", score, reason, actor },
      at: at.toISOString(),
    })),
  };
  return { row, standing };
}

/** People on the ladders that a question leaves. */
export async function listClimbers(db: Db, query: ClimberQuery): Promise<ClimberList> {
  const { rows, ...list } = await findStandings(db, query);
  return { ...list, rows: rows.map(toClimber) } as ClimberList;
}

/** One person on a ladder. */
export async function readClimber(db: Db, userId: string): Promise<Climber> {
  const row = await findClimber(db, userId);
  if (!row) throw refuse("not_found");
  return toClimber(row);
}

function toClimber(row: ClimberRow): Climber {
  return {
    ...{ id: row.user_id, name: row.full_name, role: row.role, tier: row.tier_name as TierName },
    ...{ score: row.score, isLocked: row.is_locked, warnedFor: row.warned_for },
  };
}

/** What a person has under way that may give points: agreed stays, open proposals, an unfinished profile. */
export async function findOnTheWay(db: Db | Tx, userId: string) {
  return {
    stays: await findStaysAhead(db, userId),
    proposals: await findOpenProposals(db, userId),
    isProfileOpen: !(await hasCompleteProfile(db, userId)),
  };
}
