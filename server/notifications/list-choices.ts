import type { Role } from "#domain/accounts/roles.ts";
import { choicesFor, type NotificationChoice } from "#domain/notifications/preferences.ts";
import type { Deps } from "../deps.ts";
import { findTurned } from "./queries.ts";

/** Every switch a person has, as they turned it. */
export async function listChoices(
  { db }: Pick<Deps, "db">,
  { userId, role }: { userId: string; role: Role },
): Promise<NotificationChoice[]> {
  return choicesFor(role, await findTurned(db, userId));
}
