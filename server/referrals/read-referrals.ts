import { daysLeft } from "#domain/referrals/claims.ts";
import type {
  Referral,
  ReferralDetail,
  ReferralList,
  ReferralQuery,
  ReferralStep,
} from "#domain/referrals/referrals.ts";
import type { ReferralState } from "#domain/referrals/states.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { findKnown } from "./findings/find-known.ts";
import { findReferral, findReferrals, findSteps, type ReferralRow } from "./queries.ts";

type StepRow = Awaited<ReturnType<typeof findSteps>>[number];

/** The referrals that a question leaves: everybody's for administrators, or one owner's. */
export async function listReferrals(
  { db, clock }: Pick<Deps, "db" | "clock">,
  asked: { query: ReferralQuery; ownerId?: string },
): Promise<ReferralList> {
  const { rows, ...list } = await findReferrals(db, asked);
  const steps =
    rows.length > 0
      ? await findSteps(
          db,
          rows.map(({ id }) => id),
        )
      : [];
  const now = clock.now();
  return { ...list, rows: rows.map((row) => toReferral(row, { steps, now })) } as ReferralList;
}

type Which = { id: string; ownerId?: string; now: Date };

/** One referral with its history; another's is as if there were none. */
export async function readReferral(db: Db | Tx, { id, ownerId, now }: Which): Promise<Referral> {
  const row = await findReferral(db, { id, ownerId });
  if (!row) throw refuse("not_found");
  return toReferral(row, { steps: await findSteps(db, [id]), now });
}

/** One referral as administrators decide about it: with what looks like the same hotel. */
export async function readDetail(
  db: Db | Tx,
  { id, now }: { id: string; now: Date },
): Promise<ReferralDetail> {
  const row = await findReferral(db, { id });
  if (!row) throw refuse("not_found");
  const { name, place, country, host } = row;
  const findings = await findKnown(db, { name, place, country, host, readerId: null, exceptId: id, now });
  return { referral: toReferral(row, { steps: await findSteps(db, [id]), now }), findings };
}

function toReferral(row: ReferralRow, { steps, now }: { steps: StepRow[]; now: Date }): Referral {
  const { id, name, place, country, website, why, contact, owner, version } = row;
  const state = row.state as ReferralState;
  return {
    ...{ id, name, place, country, website, why, contact, state, owner, version },
    claimEndsAt: row.claim_ends_at.toISOString(),
    claimDays: daysLeft({ state, endsAt: row.claim_ends_at, now }),
    steps: steps
      .filter((step) => step.referral_id === id)
      .map(({ kind, text, at, is_of_house: isOfHouse }) => ({
        ...{ kind: kind as ReferralStep["kind"], text, isOfHouse, at: at.toISOString() },
      })),
    createdAt: row.created_at.toISOString(),
  };
}
