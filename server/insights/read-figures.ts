import type { Figures } from "#domain/insights/figures.ts";
import { houseDay } from "#domain/site/views.ts";
import { missingTo } from "#domain/tiers/ladders.ts";
import { Problem } from "#platform/http/problem.ts";
import { readStayFigures } from "../bookings/figures/read-figures.ts";
import { readOverdue } from "../checkpoints/figures/read-overdue.ts";
import { readBirthdays } from "../clients/figures/read-birthdays.ts";
import { readOwedFigures } from "../commissions/figures/read-figures.ts";
import type { Deps } from "../deps.ts";
import { readContractEnds } from "../hotels/contracts/figures/read-contract-ends.ts";
import { readJourneyFigures } from "../journeys/figures/read-figures.ts";
import { readEndingKit } from "../materials/figures/read-ending-kit.ts";
import { readUninvoiced } from "../payouts/own/read-uninvoiced.ts";
import { readProposalFigures } from "../proposals/figures/read-figures.ts";
import { readTierStanding } from "../reputation/read-path.ts";
import { findGroup } from "./queries.ts";

type Tools = Pick<Deps, "db" | "clock">;

/**
 * Everything the rules read of one person, each part in one question to the capability it belongs to, however many
 * journeys there are.
 */
export async function readFigures(deps: Tools, ownerId: string): Promise<Figures> {
  const { db, clock } = deps;
  const now = clock.now();
  const today = houseDay(now);
  const [own, proposals, stays, owed, birthdays, kit, overdue, uninvoiced, tier, group] = await Promise.all([
    readJourneyFigures(db, ownerId),
    readProposalFigures(db, ownerId),
    readStayFigures(db, { ownerId, today }),
    readOwedFigures(db, ownerId),
    readBirthdays(db, { ownerId, today }),
    readEndingKit(db, { userId: ownerId, now }),
    readOverdue(db, { ownerId, today }),
    readUninvoiced(db, ownerId),
    readTierFigure(deps, ownerId),
    findGroup(db, ownerId),
  ]);
  const hotelIds = [...new Set(own.liveHotels.map(({ hotelId }) => hotelId))];
  const contracts = await readContractEnds(db, { hotelIds, today });
  const medians = new Map(group.map(({ figure, people, median }) => [figure, { people, median }]));
  return {
    ...{ now, today, ...own, proposals, stays, owed, birthdays, kit, overdue, uninvoiced, tier, contracts },
    group: { conversion: medians.get("conversion") ?? null, leadDays: medians.get("lead_days") ?? null },
  };
}

async function readTierFigure(deps: Tools, userId: string): Promise<Figures["tier"]> {
  const standing = await readTierStanding(deps, deps.db, userId).catch((error: unknown) => {
    // Somebody may sell and stand on no ladder yet.
    if (error instanceof Problem && error.code === "not_found") return null;
    throw error;
  });
  if (!standing) return null;
  const { tier, ladder, values, path } = standing;
  const next = ladder.steps[ladder.steps.findIndex(({ name }) => name === tier) + 1];
  if (!next) return null;
  const missing = missingTo(next, values).find(({ criterion }) => criterion === "score")?.missing ?? 0;
  return missing > 0 ? { next: next.name, missing, score: values.score, path } : null;
}
