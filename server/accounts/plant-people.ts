import { DEMO_PASSWORD, demoPeople } from "#database/seed/demo/people.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";
import { grantRole } from "./grant-role.ts";
import { setJoined, updateStatus } from "./queries.ts";

const DAY_MS = 86_400_000;

/** Makes the demo people that are missing, with their roles, tiers and the points they bring along. */
export async function plantPeople({ auth, db, clock }: Pick<Deps, "auth" | "db" | "clock">): Promise<void> {
  for (const { email, name, role, isActive, joined, opening } of demoPeople) {
    if (await auth.getUserByEmail(email)) continue;
    await transact(db, async (tx) => {
      const now = clock.now();
      const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
      const account = {
        email,
        password: DEMO_PASSWORD,
        email_confirm: true,
        user_metadata: { full_name: name, selected_role: role },
      };
      const { id } = await auth.createUser(account, { db: tx });
      if (!isActive) return;
      await setJoined(tx, { id, at: ago(joined) });
      await updateStatus(tx, { id, status: "active", reason: null, now });
      const opened = opening && { points: opening.points, at: ago(opening.daysAgo) };
      await grantRole(tx, { id, role, opening: opened, now });
    });
  }
}
