import { randomUUID } from "node:crypto";
import type { Role } from "#domain/accounts/roles.ts";
import type { AccountStatus } from "#domain/accounts/status.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { settleNotifications } from "../notifications/settle-notifications.ts";
import { decisionPlace } from "../people/decision-place.ts";
import { grantRole } from "./grant-role.ts";
import { accountWaiting } from "./notices.ts";
import { findStanding, updateStatus } from "./queries.ts";

const FOR_GOOD = new Date("9999-12-31T00:00:00Z");

type Standing = { id: string; reason: string | null } & (
  | { status: "active"; role: Role }
  | { status: Exclude<AccountStatus, "active"> }
);

/**
 * Makes an account what somebody decided it is. Every node refuses a suspended one as soon as the transaction
 * commits, what they gave out by a right they no longer have ends, and the person's open windows hear of the change;
 * call it last.
 */
export async function setStanding(tx: Tx, deps: Deps, standing: Standing): Promise<void> {
  const { auth, live, clock } = deps;
  const { id, status, reason } = standing;
  const now = clock.now();
  const before = await findStanding(tx, id);
  await updateStatus(tx, { id, status, reason, now });
  if (standing.status === "active") await grantRole(tx, { id, role: standing.role, now });
  await auth.setBan({ userId: id, until: status === "suspended" ? FOR_GOOD : null }, { db: tx });
  await settleNotifications(tx, deps, accountWaiting, decisionPlace(id));
  const isLess = standing.status !== "active" || (before?.role && before.role !== standing.role);
  if (before?.status === "active" && isLess) {
    const data = { userId: id, hotelId: null };
    await recordFacts(tx, deps, [{ kind: "right_ended", cause: randomUUID(), data }]);
  }
  live.publish(tx, { topic: `user:${id}`, event: "account", data: { status } });
}
