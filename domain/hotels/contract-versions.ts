import { z } from "zod";
import type { ErrorCode } from "../errors.ts";
import { listAnswer, listQuery } from "../list/list.ts";
import { Currency } from "../money/money.ts";
import { Version, whole } from "../numbers.ts";
import { GivenDay } from "../text.ts";
import { termKeys } from "./contract-changes.ts";
import { Contract, ContractTerms, RatePlan } from "./contracts.ts";

/** The next version of a hotel's terms, and the version its writer had before them; 0 for the first. */
export const NewContract = z.strictObject({
  basedOn: Version,
  startsOn: GivenDay,
  endsOn: GivenDay.nullable(),
  terms: ContractTerms,
});
export type NewContract = z.infer<typeof NewContract>;

const TermChange = z.object({ term: z.enum(termKeys), plan: z.string().nullable() });

/** A version, and what it changed of the one before it. */
export const ContractVersion = Contract.extend({
  /** Who wrote it, while they are with us. */
  writtenBy: z.string().nullable(),
  changes: z.array(TermChange),
}).meta({ id: "ContractVersion" });
export type ContractVersion = z.infer<typeof ContractVersion>;

/** A hotel's contract: every version, the newest first, and which one holds today, if any. */
export const HotelContract = z
  .object({
    hotel: z.object({ id: z.uuid(), name: z.string(), slug: z.string() }),
    versions: z.array(ContractVersion),
    inForce: whole().nullable(),
  })
  .meta({ id: "HotelContract" });
export type HotelContract = z.infer<typeof HotelContract>;

/** How the newest version of a hotel's contract stands on a day. */
export const contractStates = ["in_force", "ahead", "ended", "none"] as const;
export const ContractState = z.enum(contractStates);
export type ContractState = z.infer<typeof ContractState>;

/** A hotel with its newest version, as administrators list it. */
export const ContractSummary = z
  .object({
    hotelId: z.uuid(),
    hotelName: z.string(),
    state: ContractState,
    version: whole().nullable(),
    startsOn: z.iso.date().nullable(),
    endsOn: z.iso.date().nullable(),
    currency: Currency.nullable(),
  })
  .meta({ id: "ContractSummary" });
export type ContractSummary = z.infer<typeof ContractSummary>;

export const ContractQuery = listQuery({
  sorts: ["name"],
  sort: "name",
  filters: { state: ContractState.optional() },
});
export type ContractQuery = z.infer<typeof ContractQuery>;
export const ContractList = listAnswer(ContractSummary, { state: contractStates });
export type ContractList = z.infer<typeof ContractList>;

/** What a seller may read of a contract: the rate of each plan and when it is due (loop: who sees what). */
export const BookingTerms = z
  .object({
    version: whole(),
    currency: Contract.shape.terms.shape.currency,
    ratePlans: z.array(RatePlan),
    due: Contract.shape.terms.shape.due,
    /** Whether the tier's bonus is paid on it: only where the contract gives us an override. */
    hasTierBonus: z.boolean(),
  })
  .meta({ id: "BookingTerms" });
export type BookingTerms = z.infer<typeof BookingTerms>;

/** The same for whoever is about to ask: whether that reaches somebody at the hotel; if not, our team answers for it. */
export const AskingTerms = BookingTerms.extend({ hasDesk: z.boolean() }).meta({ id: "AskingTerms" });
export type AskingTerms = z.infer<typeof AskingTerms>;

/** What a seller may read of the version that holds. */
export function bookingTerms({ version, terms }: Pick<Contract, "version" | "terms">): BookingTerms {
  const { currency, ratePlans, due, override } = terms;
  return { version, currency, ratePlans, due, hasTierBonus: override !== null && override > 0 };
}

type Period = { startsOn: string; endsOn: string | null };

/** Why the days of a new version cannot be, given those that are there; null if they can. */
export function periodBlocker(next: Period, kept: readonly Period[]): ErrorCode | null {
  if (next.endsOn !== null && next.endsOn < next.startsOn) return "contract_ends_before_start";
  return kept.some(({ startsOn }) => startsOn > next.startsOn) ? "contract_before_later" : null;
}

/**
 * The version that holds on a day: of those that have begun the last to begin, of two of one day the one written
 * later. Once it has ended none holds; an older one does not come back.
 */
export function contractInForce<V extends Period & { version: number }>(
  versions: readonly V[],
  day: string,
): V | null {
  const [latest] = versions
    .filter(({ startsOn }) => startsOn <= day)
    .sort((a, b) => b.startsOn.localeCompare(a.startsOn) || b.version - a.version);
  return latest && (latest.endsOn === null || day <= latest.endsOn) ? latest : null;
}
