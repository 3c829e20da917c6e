import { Role } from "#domain/accounts/roles.ts";
import { AccountStatus } from "#domain/accounts/status.ts";
import { isSeeAsOpen, seeAsBlocker } from "#domain/people/see-as.ts";
import type { Db } from "#platform/database/database.ts";
import type { Actor } from "../../http/actor.ts";
import { findPerson } from "../queries.ts";
import { findSeeAs } from "./queries.ts";

type Input = { admin: Actor; id: string; now: Date };

/** As whom an administrator looks by a grant of theirs; null where it does not hold. */
export async function findSeen(
  db: Db,
  { admin, id, now }: Input,
): Promise<Pick<Actor, "id" | "status" | "role"> | null> {
  const isTrusted = admin.role === "admin" && admin.status === "active" && admin.hasUsedFactor;
  if (!isTrusted || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null;
  const grant = await findSeeAs(db, { id, adminId: admin.id });
  if (!grant || !isSeeAsOpen({ expiresAt: grant.expires_at, endedAt: grant.ended_at }, now)) return null;
  const subject = await findPerson(db, grant.subject_id);
  if (!subject || seeAsBlocker(subject)) return null;
  return { id: subject.id, status: AccountStatus.parse(subject.status), role: Role.parse(subject.role) };
}
