import type { Role } from "#domain/accounts/roles.ts";
import { type Choice, isOffered } from "#domain/notifications/preferences.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { upsertChoice } from "./queries.ts";

type Input = { userId: string; role: Role; choice: Choice };

/** Turns one switch of a person; there are only those of their role. */
export async function chooseNotification(
  { db, notices }: Pick<Deps, "db" | "notices">,
  { userId, role, choice }: Input,
): Promise<void> {
  const offered = notices.filter(({ roles }) => roles.includes(role));
  if (!isOffered(offered, choice)) throw refuse("validation_failed", { fields: { kind: "invalid" } });
  await upsertChoice(db, { userId, choice });
}
