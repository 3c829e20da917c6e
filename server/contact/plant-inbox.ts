import { demoMessages } from "#database/seed/demo/contact.ts";
import { demoId } from "#database/seed/demo/demo-id.ts";
import type { Deps } from "../deps.ts";
import { insertMessage } from "./queries.ts";

const HOUR_MS = 3_600_000;

/** Gives the demo world its messages, once. */
export async function plantInbox({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  for (const { hoursAgo, status, ...message } of demoMessages) {
    const at = new Date(clock.now().getTime() - hoursAgo * HOUR_MS);
    const answered_at = status === "answered" ? new Date(at.getTime() + 4 * HOUR_MS) : null;
    const id = demoId(`contact/${message.reference}`);
    await insertMessage(db, { ...message, id, status, answered_at, created_at: at });
  }
}
