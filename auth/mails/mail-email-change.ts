import type { Origin } from "#auth/audit/queries.ts";
import type { Deps } from "#auth/deps.ts";
import type { Challenge } from "#auth/tokens/pkce.ts";
import type { UserRow } from "#auth/users/user-object.ts";
import type { Tx } from "#platform/database/database.ts";
import { mailOneTime } from "./mail-one-time.ts";

/** Writes to both mailboxes of an e-mail change that have not answered yet. */
export async function mailEmailChange(
  tx: Tx,
  deps: Deps,
  input: {
    user: UserRow;
    newEmail: string;
    redirectTo: string;
    challenge?: Challenge | null;
    origin: Origin;
  },
): Promise<void> {
  const { newEmail, ...mail } = input;
  const user = { ...input.user, new_email: newEmail };
  const answered = user.email_change_confirmed;
  if (user.email && answered !== "current") {
    await mailOneTime(tx, deps, { ...mail, user, kind: "email_change_current", address: user.email });
  }
  if (answered !== "new") {
    await mailOneTime(tx, deps, { ...mail, user, kind: "email_change_new", address: newEmail });
  }
}
