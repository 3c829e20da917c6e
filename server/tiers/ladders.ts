import type { Step, TierName, Values } from "#domain/tiers/ladders.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { refuse } from "../http/refuse.ts";
import { type Climbing, findLadders, findValues, type LadderRow } from "./queries.ts";

export type Ladder = LadderRow & { steps: Step[] };

/** A ladder's rows as the steps that rules speak of. */
export function toLadder(row: LadderRow): Ladder {
  const steps = row.tiers.map((tier) => ({
    ...{ name: tier.tier_name as TierName, score: tier.required_reputation_score },
    ...{ hotels: tier.hotels_sold, trainings: tier.valid_trainings, onTime: tier.on_time_percent },
  }));
  return { ...row, steps };
}

/** The ladder in force for each role at an instant. */
export async function laddersAt(db: Db | Tx, at: Date): Promise<Record<Climbing, Ladder>> {
  const rows = await findLadders(db);
  const of = (role: Climbing) => {
    const row = rows.find((each) => each.role === role && each.valid_from <= at);
    if (!row) throw refuse("internal", { cause: new Error(`there is no ladder for ${role}`) });
    return toLadder(row);
  };
  return { advisor: of("advisor"), tour_operator: of("tour_operator") };
}

/** Whether a ladder asks for more than points. */
export const asksMore = ({ steps }: Pick<Ladder, "steps">) =>
  steps.some(({ hotels, trainings, onTime }) => hotels > 0 || trainings > 0 || onTime > 0);

type Asked = { userIds: string[]; until: Date };

/** What some people have of each criterion but the points, at an instant. */
export async function workOf(db: Db | Tx, asked: Asked): Promise<(userId: string) => Omit<Values, "score">> {
  const found = asked.userIds.length > 0 ? await findValues(db, asked) : new Map();
  return (userId) => {
    const row = found.get(userId);
    const onTime = row?.done ? Math.floor((row.on_time * 100) / row.done) : null;
    return { hotels: row?.hotels ?? 0, trainings: row?.trainings ?? 0, onTime };
  };
}
