import type { BulkActionId, BulkItem } from "#domain/bulk/bulk.ts";
import type { ErrorCode } from "#domain/errors.ts";
import type { AuditAction } from "../audit/audit-action.ts";
import type { Actor } from "../http/actor.ts";

type Asked = { actor: Actor; ids: string[] };
type Doing = { actor: Actor; item: BulkItem; reason: string | undefined };

type Checked = { id: string; name: string; version: number; blocker: ErrorCode | null };

/** Something that can be done with many rows of a list, as its capability declares it, with what that needs. */
export type BulkAction<Deps> = {
  id: BulkActionId;
  /** The entry that each row leaves in the audit log. */
  audit: AuditAction;
  /** There is no doing it without saying why. */
  needsReason?: true;
  /** What each row is called, at which version it is, and what stands against it; nothing is changed. Rows that are gone are left out. */
  check: (deps: Deps, asked: Asked) => Promise<Checked[]>;
  /** Does it to one row, in a transaction of its own; throws the refusal. */
  run: (deps: Deps, doing: Doing) => Promise<unknown>;
};
