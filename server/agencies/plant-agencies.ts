import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";
import { findMembership, joinAgency } from "./queries.ts";

const [OWNER, COLLEAGUE] = ["advisor@lilamonde.test", "colega@lilamonde.test"];
const KEEPS = 7_000;

/** Gives the demo's advisor a colleague, who keeps the larger part of what she sells. */
export async function plantAgencies({ db, auth, clock }: Deps): Promise<void> {
  const [owner, colleague] = [await auth.getUserByEmail(OWNER!), await auth.getUserByEmail(COLLEAGUE!)];
  const agency = owner && (await findMembership(db, owner.id));
  if (!agency || !colleague) return;
  const joining = { userId: colleague.id, agencyId: agency.agencyId, points: KEEPS, now: clock.now() };
  await transact(db, (tx) => joinAgency(tx, joining));
}
