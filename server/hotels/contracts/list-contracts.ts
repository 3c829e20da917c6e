import type { ContractQuery } from "#domain/hotels/contract-versions.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Deps } from "../../deps.ts";
import { findContracts } from "./queries.ts";

/** The hotels with the version of their contract that was written last, and how it stands today. */
export function listContracts({ db, clock }: Pick<Deps, "db" | "clock">, query: ContractQuery) {
  return findContracts(db, { query, today: houseDay(clock.now()) });
}
