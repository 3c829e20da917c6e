import { randomUUID } from "node:crypto";
import type { RequestDetail } from "#domain/requests/requests.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { insertComment, lockRequest } from "./queries.ts";
import { readRequest } from "./read-requests.ts";

type Input = { userId: string; id: string; text: string; once: Once };

/** Adds to the conversation about a request; of a merged one it goes on at the other. */
export async function comment(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId, id, text, once }: Input,
): Promise<RequestDetail> {
  return runOnce(db, once, async (tx) => {
    const held = await lockRequest(tx, id);
    if (!held) throw refuse("not_found");
    if (held.state === "merged") throw refuse("conflict");
    await insertComment(tx, { id: randomUUID(), requestId: id, authorId: userId, text, now: clock.now() });
    return readRequest(tx, { id, readerId: userId });
  });
}
