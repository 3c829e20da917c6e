import type { Role } from "#domain/accounts/roles.ts";
import type { NotificationChoices } from "#domain/notifications/notifications.ts";
import { choicesFor } from "#domain/notifications/preferences.ts";
import type { Deps } from "../deps.ts";
import { findTurned } from "./queries.ts";

/** Every switch a person has, as they turned it, with its name in both languages. */
export async function listChoices(
  { db, notices }: Pick<Deps, "db" | "notices">,
  { userId, role }: { userId: string; role: Role },
): Promise<NotificationChoices["choices"]> {
  const offered = notices.filter(({ roles }) => roles.includes(role));
  const names = new Map(
    offered.map(({ kind, name }) => [
      kind,
      { pt: name({}, { locale: "pt" }), en: name({}, { locale: "en" }) },
    ]),
  );
  return choicesFor(offered, await findTurned(db, userId)).map((choice) => ({
    ...choice,
    name: names.get(choice.kind)!,
  }));
}
