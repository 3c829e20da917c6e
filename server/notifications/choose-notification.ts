import type { Role } from "#domain/accounts/roles.ts";
import { isOffered, type NotificationChoice } from "#domain/notifications/preferences.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { upsertChoice } from "./queries.ts";

type Input = { userId: string; role: Role; choice: NotificationChoice };

/** Turns one switch of a person; there are only those of their role. */
export async function chooseNotification(
  { db }: Pick<Deps, "db">,
  { userId, role, choice }: Input,
): Promise<void> {
  if (!isOffered(role, choice)) throw refuse("validation_failed", { fields: { kind: "invalid" } });
  await upsertChoice(db, { userId, choice });
}
