import type { TermChange, TermKey } from "#domain/hotels/contract-changes.ts";
import type { ContractTerms } from "#domain/hotels/contracts.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { formatRate } from "#web/locale/format.ts";

type Plan = ContractTerms["ratePlans"][number];

const planKinds: Record<Plan["kind"], () => string> = {
  commissionable: m.contracts_plan_commissionable,
  net: m.contracts_plan_net,
  programme: m.contracts_plan_programme,
};
const partNames: Record<ContractTerms["commissionable"][number], () => string> = {
  room: m.contracts_part_room,
  vat: m.contracts_part_vat,
  service: m.contracts_part_service,
  levies: m.contracts_part_levies,
  transfers: m.contracts_part_transfers,
  extras: m.contracts_part_extras,
};
const routeNames = { direct: m.contracts_route_direct, house: m.contracts_route_house };

export const planKindName = (kind: Plan["kind"]): string => planKinds[kind]();
export const partName = (part: keyof typeof partNames): string => partNames[part]();
export const routeName = (route: ContractTerms["route"]): string => routeNames[route]();

const labels: Record<Exclude<TermKey, "rate_plan">, () => string> = {
  currency: m.contracts_currency,
  commissionable: m.contracts_commissionable,
  due: m.contracts_due,
  route: m.contracts_route,
  override: m.contracts_override,
  free_cancellation: m.contracts_free_cancellation,
  penalties: m.contracts_penalties,
  retained: m.contracts_retained,
  cancellation_text: m.contracts_cancellation_text,
  answer_hours: m.contracts_answer_hours,
  minimum_nights: m.contracts_minimum_nights,
  child_policy: m.contracts_child_policy,
};

/** What a term is called. */
export function termLabel({ term, plan }: TermChange): string {
  return term === "rate_plan" ? m.contracts_rate_plan({ code: plan ?? "" }) : labels[term]();
}

/** What terms say about one of them, in a line. */
export function termText(terms: ContractTerms, { term, plan }: TermChange): string {
  if (term !== "rate_plan") return texts[term](terms);
  const found = terms.ratePlans.find(({ code }) => code === plan);
  return found ? planText(found) : m.contracts_none();
}

function planText({ name, kind, commission }: Plan): string {
  const words = `${inLanguage(name)} · ${planKindName(kind)}`;
  return kind === "net" ? words : `${words} · ${formatRate(commission)}`;
}

const texts: Record<Exclude<TermKey, "rate_plan">, (terms: ContractTerms) => string> = {
  currency: ({ currency }) => currency,
  commissionable: ({ commissionable }) => commissionable.map(partName).join(", ") || m.contracts_none(),
  due: ({ due: { from, days } }) =>
    from === "checkout" ? m.contracts_due_checkout({ days }) : m.contracts_due_month_end({ days }),
  route: ({ route }) => routeName(route),
  override: ({ override }) => (override === null ? m.contracts_none() : formatRate(override)),
  free_cancellation: ({ cancellation }) => m.contracts_days_before({ days: cancellation.freeUntilDays }),
  penalties: ({ cancellation: { penalties } }) =>
    penalties
      .map(({ daysBefore, share }) => m.contracts_penalty({ days: daysBefore, share: formatRate(share) }))
      .join("; ") || m.contracts_none(),
  retained: ({ cancellation }) =>
    cancellation.isRetainedCommissionable ? m.contracts_yes() : m.contracts_no(),
  cancellation_text: ({ cancellation }) => inLanguage(cancellation.text) || m.contracts_none(),
  answer_hours: ({ answerHours }) => m.contracts_hours({ hours: answerHours }),
  minimum_nights: ({ minimumNights: nights }) => m.contracts_nights({ nights }),
  child_policy: ({ childPolicy }) => inLanguage(childPolicy) || m.contracts_none(),
};

const inLanguage = (words: { pt: string; en: string }): string => words[getLocale()];
