import { randomUUID } from "node:crypto";
import type { FeatureRequest, NewRequest } from "#domain/requests/requests.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../deps.ts";
import { findRequest, insertRequest, insertVote } from "./queries.ts";
import { toRequest } from "./to-request.ts";

type Input = { userId: string; request: NewRequest; once: Once };

/** Keeps what a member asks for, with their own vote. */
export async function askFor(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId, request, once }: Input,
): Promise<FeatureRequest> {
  const now = clock.now();
  return runOnce(db, once, async (tx) => {
    const id = randomUUID();
    await insertRequest(tx, { id, authorId: userId, ...request, now });
    await insertVote(tx, { requestId: id, userId, now });
    return toRequest((await findRequest(tx, { id, readerId: userId }))!, userId);
  });
}
