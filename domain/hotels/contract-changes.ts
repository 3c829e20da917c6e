import type { ContractTerms } from "./contracts.ts";

/** The terms as people read them, one line each. */
export const termKeys = [
  "currency",
  "rate_plan",
  "commissionable",
  "due",
  "route",
  "override",
  "free_cancellation",
  "penalties",
  "retained",
  "cancellation_text",
  "answer_hours",
  "minimum_nights",
  "child_policy",
] as const;
export type TermKey = (typeof termKeys)[number];

/** A term that two versions do not share; `plan` says which rate plan. */
export type TermChange = { term: TermKey; plan: string | null };

const readers: Record<Exclude<TermKey, "rate_plan">, (terms: ContractTerms) => unknown> = {
  currency: ({ currency }) => currency,
  commissionable: ({ commissionable }) => [...new Set(commissionable)].sort(),
  due: ({ due }) => [due.from, due.days],
  route: ({ route }) => route,
  override: ({ override }) => override,
  free_cancellation: ({ cancellation }) => cancellation.freeUntilDays,
  penalties: ({ cancellation }) =>
    cancellation.penalties
      .map(({ daysBefore, share }) => [daysBefore, share] as const)
      .sort(([a], [b]) => b - a),
  retained: ({ cancellation }) => cancellation.isRetainedCommissionable,
  cancellation_text: ({ cancellation: { text } }) => [text.pt, text.en],
  answer_hours: ({ answerHours }) => answerHours,
  minimum_nights: ({ minimumNights }) => minimumNights,
  child_policy: ({ childPolicy }) => [childPolicy.pt, childPolicy.en],
};

/** What changed from one version's terms to the next, in the order a contract is read; the order of lists is no change. */
export function contractChanges(before: ContractTerms, after: ContractTerms): TermChange[] {
  return termKeys.flatMap((term): TermChange[] => {
    if (term === "rate_plan") return changedPlans(before, after).map((plan) => ({ term, plan }));
    const read = readers[term];
    return isSame(read(before), read(after)) ? [] : [{ term, plan: null }];
  });
}

/** The codes of rate plans that were added, taken away or agreed anew. */
function changedPlans(before: ContractTerms, after: ContractTerms): string[] {
  const codes = new Set([...before.ratePlans, ...after.ratePlans].map(({ code }) => code));
  return [...codes].filter((code) => !isSame(planAsList(before, code), planAsList(after, code)));
}

function planAsList({ ratePlans }: ContractTerms, code: string): unknown {
  const plan = ratePlans.find((one) => one.code === code);
  return plan ? [plan.kind, plan.commission, plan.name.pt, plan.name.en] : null;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
