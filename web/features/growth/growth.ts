import { useQuery } from "@tanstack/react-query";
import type { Checkpoint } from "#domain/checkpoints/checkpoints.ts";
import { type Goal, Growth, type NewGoal, type PlanAction } from "#domain/growth/growth.ts";
import type { CheckpointsApi } from "#server/checkpoints/contract.ts";
import type { GrowthApi } from "#server/growth/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import type { Write } from "#web/session/queries/write.ts";

const GROWTH = ["growth"] as const;

/** The reader's goals, plan and fam trips. */
export function useGrowth() {
  return useQuery({
    queryKey: GROWTH,
    queryFn: async () => Growth.parse(await bodyOf(await memberApi<GrowthApi>().growth.$get())),
  });
}

type Goals = { goals: Goal[] };
const changes = [GROWTH];

export const setGoal: Write<NewGoal, Goals> = {
  send: (goal, intent) => memberApi<GrowthApi>().growth.goals.$post({ json: goal }, intent),
  changes,
};

export const dropGoal: Write<{ id: string }, Goals> = {
  send: (param, intent) => memberApi<GrowthApi>().growth.goals[":id"].$delete({ param }, intent),
  changes,
};

/** Does an action of the plan, or takes that back; it is a checkpoint of the one list. */
export const tickAction: Write<PlanAction, Checkpoint> = {
  send: ({ checkpointId: id, version, state }, intent) => {
    const step = { kind: state === "open" ? ("done" as const) : ("undo" as const) };
    return memberApi<CheckpointsApi>().checkpoints[":id"].steps.$post(
      { param: { id }, json: { version, step } },
      intent,
    );
  },
  changes: [GROWTH, ["checkpoints"]],
};
