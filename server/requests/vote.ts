import type { RequestDetail } from "#domain/requests/requests.ts";
import { isOpen, type RequestState } from "#domain/requests/states.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { deleteVote, insertVote, lockRequest, updateSolved } from "./queries.ts";
import { readRequest } from "./read-requests.ts";

type Input = { userId: string; id: string; isOn: boolean };

/** Gives or takes back a person's one vote while the request is open. */
export async function vote(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId, id, isOn }: Input,
): Promise<RequestDetail> {
  return transact(db, async (tx) => {
    const held = await lockRequest(tx, id);
    if (!held) throw refuse("not_found");
    if (!isOpen(held.state as RequestState)) throw refuse("conflict");
    if (isOn) await insertVote(tx, { requestId: id, userId, now: clock.now() });
    else await deleteVote(tx, { requestId: id, userId });
    return readRequest(tx, { id, readerId: userId });
  });
}

type Solved = { userId: string; id: string; isSolved: boolean };

/** Says whether what was shipped solved it, for somebody who had voted for it. */
export async function saySolved(
  { db }: Pick<Deps, "db">,
  { userId, id, isSolved }: Solved,
): Promise<RequestDetail> {
  return transact(db, async (tx) => {
    const held = await lockRequest(tx, id);
    if (!held) throw refuse("not_found");
    if (held.state !== "shipped") throw refuse("conflict");
    if (!(await updateSolved(tx, { requestId: id, userId, isSolved }))) throw refuse("forbidden");
    return readRequest(tx, { id, readerId: userId });
  });
}
