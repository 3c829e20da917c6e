import { contractChanges } from "#domain/hotels/contract-changes.ts";
import type { ContractVersion } from "#domain/hotels/contract-versions.ts";
import { Contract } from "#domain/hotels/contracts.ts";
import type { findVersions } from "./queries.ts";

type Row = Awaited<ReturnType<typeof findVersions>>[number];

/** A row as the contract it keeps. */
export function toContract(row: Omit<Row, "writtenBy">): Contract {
  return Contract.parse({ ...row, createdAt: row.createdAt.toISOString() });
}

/** Versions, the newest first, each with what it changed of the one before it. */
export function toVersions(rows: readonly Row[]): ContractVersion[] {
  const contracts = rows.map(toContract);
  return contracts.map((contract, at) => {
    const before = contracts[at + 1];
    return {
      ...contract,
      writtenBy: rows[at]!.writtenBy,
      changes: before ? contractChanges(before.terms, contract.terms) : [],
    };
  });
}
