import type { ProfileChanges } from "#domain/profile/profile.ts";
import { transact } from "#platform/database/transact.ts";
import { editAccount } from "../accounts/edit-account.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { noteCompleteness } from "./note-completeness.ts";
import { holdDetails, updateDetails } from "./queries.ts";

type Edit = { userId: string; version: number; changes: ProfileChanges };

/** Changes a person's own profile, unless it was changed elsewhere since they read it. */
export async function editProfile(deps: Deps, { userId, version, changes }: Edit): Promise<void> {
  const { fullName, visibility, ...details } = changes;
  const now = deps.clock.now();
  await transact(deps.db, async (tx) => {
    const held = await holdDetails(tx, { userId, now });
    if (held.version !== version) throw refuse("conflict");
    const choices = visibility && { ...(held.visibility as object), ...visibility };
    await updateDetails(tx, {
      userId,
      changes: { ...details, ...(choices && { visibility: choices }) },
      now,
    });
    if (fullName !== undefined) await editAccount(tx, deps, { id: userId, changes: { fullName } });
    await noteCompleteness(tx, deps, userId);
  });
}
