import type { ContractTerms } from "../hotels/contracts.ts";
import { allocate, basisPoints } from "../money/money.ts";
import type { CommissionRoute } from "./states.ts";

/** What one room earns: the base as it was agreed, as the hotel fixed it, and the rate that its plan had then. */
export type CommissionLine = {
  category: string;
  ratePlan: string;
  rate: number;
  agreed: number;
  base: number;
};

/** The parts of a commission: what the hotel pays whoever sold, what it pays us, and what we add of that. */
export type CommissionParts = { base: number; hotelLine: number; override: number; houseLine: number };

type Room = { category: string; ratePlan: string; price: number };

/** The lines that rooms open under a contract; a net rate opens none (loop: money). */
export function linesOf(
  { ratePlans }: Pick<ContractTerms, "ratePlans">,
  rooms: readonly Room[],
): CommissionLine[] {
  return rooms.flatMap(({ category, ratePlan, price }) => {
    const plan = ratePlans.find(({ code }) => code === ratePlan);
    if (!plan || plan.kind === "net") return [];
    return [{ category, ratePlan, rate: plan.commission, agreed: price, base: price }];
  });
}

/** The rate of the house line: the tier's, only where the contract gives us an override, and never more than that. */
export function houseRateOf({ override }: Pick<ContractTerms, "override">, tierBonus: number): number {
  return Math.min(override ?? 0, tierBonus);
}

/** What lines come to, each line rounded once. */
export function partsOf(
  lines: readonly CommissionLine[],
  { overrideRate, houseRate }: { overrideRate: number; houseRate: number },
): CommissionParts {
  const base = lines.reduce((sum, line) => sum + line.base, 0);
  return {
    base,
    hotelLine: lines.reduce((sum, line) => sum + basisPoints(line.base, line.rate), 0),
    override: basisPoints(base, overrideRate),
    houseLine: basisPoints(base, houseRate),
  };
}

/** How many times what was agreed a stay may come to before the hotel says why. */
const FAR_ABOVE = 3;

/** Whether a stay came to so much more than was agreed that somebody may have mistyped. */
export function isFarAbove(lines: readonly Pick<CommissionLine, "agreed" | "base">[]): boolean {
  const sumOf = (part: "agreed" | "base") => lines.reduce((sum, line) => sum + line[part], 0);
  return sumOf("base") > FAR_ABOVE * sumOf("agreed");
}

/** What the hotel owes to us of a commission: all of it where it pays through the house, else the override alone. */
export function owedToHouse(
  route: CommissionRoute,
  { hotelLine, override }: Pick<CommissionParts, "hotelLine" | "override">,
): number {
  return route === "house" ? hotelLine + override : override;
}

type Share = { payeeId: string; points: number };

/** What each payee gets of both lines; no cent is lost or made. */
export function splitParts(
  shares: readonly Share[],
  { hotelLine, houseLine }: Pick<CommissionParts, "hotelLine" | "houseLine">,
) {
  const points = shares.map((share) => share.points);
  if (points.reduce((sum, value) => sum + value, 0) !== 10_000) throw new RangeError("shares sum to 10,000");
  const [hotelParts, houseParts] = [allocate(hotelLine, points), allocate(houseLine, points)];
  return shares.map((share, at) => ({ ...share, hotelLine: hotelParts[at]!, houseLine: houseParts[at]! }));
}
