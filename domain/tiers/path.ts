import type { PathStep } from "./standing.ts";

/**
 * The shortest way to so many points of what is already on its way: what comes soonest first, without anything that
 * is not needed. What does not suffice is offered whole.
 */
export function shortestPath(steps: readonly PathStep[], missing: number): PathStep[] {
  if (missing <= 0) return [];
  const soonest = steps.filter(({ points }) => points > 0).toSorted(byReach);
  const taken: PathStep[] = [];
  let sum = 0;
  for (const step of soonest) {
    if (sum >= missing) break;
    taken.push(step);
    sum += step.points;
  }
  // Whatever the others make superfluous is left out, the smallest first.
  for (const step of taken.toSorted((a, b) => a.points - b.points)) {
    if (sum - step.points < missing) continue;
    taken.splice(taken.indexOf(step), 1);
    sum -= step.points;
  }
  return taken;
}

const order = { profile: 0, stay: 1, proposal: 2 } as const;

function byReach(a: PathStep, b: PathStep): number {
  return order[a.kind] - order[b.kind] || (a.on ?? "").localeCompare(b.on ?? "") || a.id.localeCompare(b.id);
}
