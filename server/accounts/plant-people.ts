import { DEMO_PASSWORD, demoPeople } from "#database/seed/demo/people.ts";
import { tierFor } from "#domain/accounts/tiers.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";
import { insertAdvisor, readTiers, updateStatus, upsertRole } from "./queries.ts";

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
      await upsertRole(tx, { id, role, now });
      if (score !== undefined) await giveTier(tx, { id, score });
    });
  }
}

async function giveTier(tx: Tx, { id, score }: { id: string; score: number }): Promise<void> {
  const { tier, next } = tierFor(await readTiers(tx), score);
  const requirements = next ? { required_reputation_score: next.score } : null;
  await insertAdvisor(tx, { id, tierId: tier.id, score, requirements });
}
