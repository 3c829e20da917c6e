import type { Tx } from "#platform/database/database.ts";
import { editAccount } from "../../accounts/edit-account.ts";
import type { Deps } from "../../deps.ts";
import { holdDetails, updatePhoto } from "../queries.ts";

/** Takes a person's photograph away, the file with it; done twice, it is the same. */
export async function dropPhoto(tx: Tx, deps: Deps, { userId }: { userId: string }): Promise<void> {
  const { photo_file_id: fileId } = await holdDetails(tx, { userId, now: deps.clock.now() });
  if (!fileId) return;
  await updatePhoto(tx, { userId, fileId: null });
  await deps.files.remove(tx, fileId);
  await editAccount(tx, deps, { id: userId, changes: { avatarUrl: null } });
}
