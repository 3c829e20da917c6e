import { mayInvite } from "#domain/invites/invite-state.ts";
import type { Tx } from "#platform/database/database.ts";
import { refuse } from "../http/refuse.ts";
import { type InviteRow, lockInvite } from "./queries.ts";
import { stateOf } from "./to-invite.ts";

type Input = {
  id: string;
  version: number;
  action: "resend" | "revoke";
  now: Date;
  /** Where only those to one hotel are there. */
  hotelId?: string | undefined;
};

/** An invitation, held on the version they saw and in a state that allows what they want. */
export async function holdInvite(tx: Tx, { id, version, action, now, hotelId }: Input): Promise<InviteRow> {
  const row = await lockInvite(tx, { id });
  if (!row || (hotelId && row.hotel_id !== hotelId)) throw refuse("not_found");
  if (row.version !== version || !mayInvite(action, stateOf(row, now))) throw refuse("conflict");
  return row;
}
