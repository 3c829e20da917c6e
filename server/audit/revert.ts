import type { RevertOutlook } from "#domain/audit/audit.ts";
import type { Change } from "#domain/audit/changes.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { Actor } from "../http/actor.ts";
import type { Tools } from "../tools.ts";

/** What a revert would do, before its changes have words. */
type Outlook = Omit<RevertOutlook, "changes"> & { changes: Change[] };

/** An act as a revert is given it. */
export type ActDone = { subjectId: string; before: unknown; after: unknown };

/** How acts of some kinds are taken back, with what that needs; a capability declares its own (`reverts`). */
export type Revert<Deps> = {
  /** The acts of the record that it takes back. */
  actions: readonly string[];
  /** What it would do now, or why it cannot: read before anybody decides, and again in the transaction that does it. */
  outlook: (deps: Pick<Tools, "clock" | "files"> & { db: Db | Tx }, act: ActDone) => Promise<Outlook>;
  apply: (tx: Tx, deps: Deps, done: { actor: Actor; act: ActDone; reason: string }) => Promise<void>;
};

/** What a revert says where nothing can be done. */
export function blocked(blocker: NonNullable<RevertOutlook["blocker"]>): Outlook {
  return { blocker, changes: [], told: 0, isPublic: false };
}
