import { randomUUID } from "node:crypto";
import { demoInvites } from "#database/seed/demo/invites.ts";
import { INVITE_LIFE_MS } from "#domain/invites/invite-state.ts";
import { transact } from "#platform/database/transact.ts";
import { hashLinkToken } from "#platform/link-token.ts";
import type { Deps } from "../deps.ts";
import { insertInvite } from "./queries.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Gives the demo world its invitations, once. */
export async function plantInvites({ auth, db, clock }: Pick<Deps, "auth" | "db" | "clock">): Promise<void> {
  const host = await auth.getUserByEmail("admin@lilamonde.test");
  await transact(db, async (tx) => {
    for (const { token, email, name, role, daysAgo } of demoInvites) {
      const sentAt = new Date(clock.now().getTime() - daysAgo * DAY_MS);
      await insertInvite(tx, {
        id: randomUUID(),
        email,
        role,
        full_name: name,
        token_hash: hashLinkToken(token),
        invited_by: host?.id ?? null,
        sent_at: sentAt,
        expires_at: new Date(sentAt.getTime() + INVITE_LIFE_MS),
        created_at: sentAt,
      });
    }
  });
}
