import type { Insertable, Updateable } from "kysely";
import type { UserCall } from "#auth/http/call.ts";
import type { Actor } from "#auth/sessions/queries.ts";
import type { FactorMethod } from "#auth/sessions/upgrade-session.ts";
import type { AuthMfaChallengesRow, AuthMfaFactorsRow } from "#database/tables.ts";
import type { Tx } from "#platform/database/database.ts";
import type { ChallengeRow, FactorRow } from "./queries.ts";

/** One step of a factor's life: the request, and the person as they stand while it is served. */
export type FactorStep = { tx: Tx; call: UserCall; actor: Actor };

/** What one kind of factor does in the steps that all share; each kind has its own file. */
export type FactorKind = {
  method: FactorMethod;
  /** Whether an answer could be guessed, so that wrong ones must be counted against the account (P9). */
  isGuessable: boolean;
  /** The columns an enrolment keeps, and what it shows its owner. */
  enrol: (
    step: FactorStep & { factorId: string },
  ) => Promise<{ columns: Partial<Insertable<AuthMfaFactorsRow>>; shown: Record<string, unknown> }>;
  /** Spends what a challenge costs; runs before the transaction. */
  spend?: (call: UserCall, factor: FactorRow) => Promise<void>;
  /** The columns a challenge keeps, and what it shows. */
  challenge: (step: FactorStep & { factor: FactorRow; challengeId: string }) => Promise<{
    columns: Pick<Insertable<AuthMfaChallengesRow>, "ceremony" | "code_hash" | "webauthn_challenge">;
    shown: Record<string, unknown>;
  }>;
  /** The changes that a right answer makes to the factor, or null for a wrong one. */
  verify: (
    step: FactorStep & { factor: FactorRow; challenge: ChallengeRow },
  ) => Promise<Updateable<AuthMfaFactorsRow> | null>;
};
