import { keepsStep, reachedPlace, type Step, type TierName, type Values } from "#domain/tiers/ladders.ts";
import type { Simulation } from "#domain/tiers/versions.ts";
import type { Db } from "#platform/database/database.ts";
import { asksMore, laddersAt, workOf } from "../ladders.ts";
import { type ClimberRow, type Climbing, findClimbers } from "../queries.ts";

const AT_ONCE = 2_000;
const SHOWN = 200;
const FIRST = "00000000-0000-0000-0000-000000000000";

type Supposed = {
  now: Date;
  /** The steps that would hold for a role; those in force without. */
  steps?: Partial<Record<Climbing, readonly Step[]>>;
  /** The score that somebody would have; theirs without. */
  scoreOf?: (row: ClimberRow) => number;
};

/** Who would move if other steps or other scores held, and how; nothing is written. */
export async function simulate(
  db: Db,
  { now, steps = {}, scoreOf = ({ score }) => score }: Supposed,
): Promise<Simulation> {
  const ladders = await laddersAt(db, now);
  const held = {
    advisor: steps.advisor ?? ladders.advisor.steps,
    tour_operator: steps.tour_operator ?? ladders.tour_operator.steps,
  };
  const result: Simulation = { people: 0, up: 0, down: 0, moves: [] };
  let after = FIRST;
  for (;;) {
    const rows = await findClimbers(db, { after, limit: AT_ONCE });
    const judged = rows.filter(({ role }) => asksMore({ steps: [...held[role]] })).map((row) => row.user_id);
    const work = await workOf(db, { userIds: judged, until: now });
    for (const row of rows) {
      const scoreThen = scoreOf(row);
      const place = placeThen(held[row.role], { row, values: { score: scoreThen, ...work(row.user_id) } });
      result.people++;
      const from = held[row.role].findIndex(({ name }) => name === row.tier_name);
      if (place === from) continue;
      result[place > from ? "up" : "down"]++;
      const to = held[row.role][place]!.name;
      const { user_id: id, full_name: name, score } = row;
      result.moves.push({ id, name, from: row.tier_name as TierName, to, score, scoreThen });
    }
    if (rows.length < AT_ONCE) break;
    after = rows.at(-1)!.user_id;
  }
  result.moves.sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id)).splice(SHOWN);
  return result;
}

/** Up at once, down one step when a quarter ends; who is locked stays. */
function placeThen(steps: readonly Step[], { row, values }: { row: ClimberRow; values: Values }): number {
  const place = steps.findIndex(({ name }) => name === row.tier_name);
  if (row.is_locked) return place;
  const reached = reachedPlace(steps, values);
  if (reached > place) return reached;
  return place > 0 && !keepsStep(steps[place]!, values) ? place - 1 : place;
}
