import type { ContractVersion, NewContract } from "#domain/hotels/contract-versions.ts";
import { type ContractTerms, usualTerms } from "#domain/hotels/contracts.ts";
import { basisPointsToPercent, percentToBasisPoints } from "#domain/money/percent.ts";

/** The terms as fields hold them: numbers and rates as they are typed. */
export type FormValues = {
  startsOn: string;
  endsOn: string;
  currency: ContractTerms["currency"];
  ratePlans: {
    code: string;
    pt: string;
    en: string;
    kind: ContractTerms["ratePlans"][number]["kind"];
    commission: string;
  }[];
  commissionable: ContractTerms["commissionable"];
  dueFrom: ContractTerms["due"]["from"];
  dueDays: string;
  route: ContractTerms["route"];
  override: string;
  freeUntilDays: string;
  penalties: { daysBefore: string; share: string }[];
  isRetainedCommissionable: boolean;
  cancellation: { pt: string; en: string };
  answerHours: string;
  minimumNights: string;
  childPolicy: { pt: string; en: string };
};

const EMPTY: ContractTerms = {
  ...usualTerms,
  commissionable: [...usualTerms.commissionable],
  currency: "EUR",
  ratePlans: [{ code: "BAR", name: { pt: "", en: "" }, kind: "commissionable", commission: 1_000 }],
  cancellation: {
    freeUntilDays: 14,
    penalties: [],
    isRetainedCommissionable: false,
    text: { pt: "", en: "" },
  },
  childPolicy: { pt: "", en: "" },
};

/** What the form begins with: the newest terms, from a day on that is still to be said. */
export function toFormValues(newest: ContractVersion | undefined): FormValues {
  const terms = newest?.terms ?? EMPTY;
  const { cancellation, due, ratePlans, override } = terms;
  return {
    startsOn: "",
    endsOn: "",
    currency: terms.currency,
    ratePlans: ratePlans.map(({ code, name, kind, commission }) => ({
      code,
      ...name,
      kind,
      commission: basisPointsToPercent(commission),
    })),
    commissionable: terms.commissionable,
    dueFrom: due.from,
    dueDays: String(due.days),
    route: terms.route,
    override: override === null ? "" : basisPointsToPercent(override),
    freeUntilDays: String(cancellation.freeUntilDays),
    penalties: cancellation.penalties.map(({ daysBefore, share }) => ({
      daysBefore: String(daysBefore),
      share: basisPointsToPercent(share),
    })),
    isRetainedCommissionable: cancellation.isRetainedCommissionable,
    cancellation: cancellation.text,
    answerHours: String(terms.answerHours),
    minimumNights: String(terms.minimumNights),
    childPolicy: terms.childPolicy,
  };
}

/** What was typed as a version to write; what is no number stays so, for its contract to refuse. */
export function toContract(values: FormValues, basedOn: number): unknown {
  const percent = (written: string) => percentToBasisPoints(written) ?? Number.NaN;
  const terms: ContractTerms = {
    currency: values.currency,
    ratePlans: values.ratePlans.map(({ code, pt, en, kind, commission }) => ({
      code: code.trim().toUpperCase(),
      name: { pt, en },
      kind,
      commission: kind === "net" ? 0 : percent(commission),
    })),
    commissionable: values.commissionable || [],
    due: { from: values.dueFrom, days: Number(values.dueDays) },
    route: values.route,
    override: values.override.trim() === "" ? null : percent(values.override),
    cancellation: {
      freeUntilDays: Number(values.freeUntilDays),
      penalties: values.penalties.map(({ daysBefore, share }) => ({
        daysBefore: Number(daysBefore),
        share: percent(share),
      })),
      isRetainedCommissionable: values.isRetainedCommissionable,
      text: values.cancellation,
    },
    answerHours: Number(values.answerHours),
    minimumNights: Number(values.minimumNights),
    childPolicy: values.childPolicy,
  };
  const contract: NewContract = { basedOn, startsOn: values.startsOn, endsOn: values.endsOn || null, terms };
  return contract;
}
