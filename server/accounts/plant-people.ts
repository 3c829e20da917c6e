import { DEMO_PASSWORD, demoPeople } from "#database/seed/demo/people.ts";
import type { Deps } from "../deps.ts";
import { grantRole } from "./grant-role.ts";
import { updateStatus } from "./queries.ts";

/** Makes the demo people that are missing, with their roles, tiers and scores. */
export async function plantPeople({ auth, db, clock }: Pick<Deps, "auth" | "db" | "clock">): Promise<void> {
  for (const { email, name, role, isActive, score } of demoPeople) {
    if (await auth.getUserByEmail(email)) continue;
    await db.transaction().execute(async (tx) => {
      const now = clock.now();
      const account = {
        email,
        password: DEMO_PASSWORD,
        email_confirm: true,
        user_metadata: { full_name: name, selected_role: role },
      };
      const { id } = await auth.createUser(account, { db: tx });
      if (!isActive) return;
      await updateStatus(tx, { id, status: "active", reason: null, now });
      await grantRole(tx, { id, role, score, now });
    });
  }
}
