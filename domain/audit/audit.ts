import { z } from "zod";
import { listAnswer, listQuery } from "../list/list.ts";
import { Localized } from "../localized.ts";
import { coded, GivenDay, lines } from "../text.ts";

const asked = {
  sorts: ["createdAt"],
  sort: "-createdAt",
  filters: {
    actorId: z.uuid().optional(),
    action: coded(/^[a-z_]+\.[a-z_]+$/, { max: 60 }).optional(),
    area: coded(/^[a-z_]+$/, { max: 40 }).optional(),
    subjectId: coded(/^[\w-]+$/, { max: 60 }).optional(),
    from: GivenDay.optional(),
    until: GivenDay.optional(),
  },
} as const;

/** What may be asked of the record: who, what, of what, when. */
export const AuditQuery = listQuery(asked);
export type AuditQuery = z.infer<typeof AuditQuery>;

/** An entry in words: what it was done to, what was done, and both as an act that can be asked for. */
export const AuditWords = z.object({
  area: Localized,
  verb: Localized,
  action: Localized,
  /** Which one of its kind, where it is no row of its own: a month, a setting. */
  subject: Localized.nullable(),
});
export type AuditWords = z.infer<typeof AuditWords>;

export const AuditEntry = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    actorId: z.uuid().nullable(),
    /** Null for what the clock did, and for who is no longer with us. */
    actor: z.string().nullable(),
    /** Whether they have no account here and acted by the link of a mail. */
    isByLink: z.boolean(),
    action: z.string(),
    area: z.string(),
    words: AuditWords,
    subjectId: z.string(),
    /** What the thing is called now, where it has a name. */
    subject: z.string().nullable(),
    reason: z.string().nullable(),
    /** Whether it is an act of a kind that can be taken back, was taken back, or takes back another. */
    revert: z.enum(["open", "done", "is_one", "none"]),
  })
  .meta({ id: "AuditEntry" });
export type AuditEntry = z.infer<typeof AuditEntry>;

/** One thing that an act changed, as it was and as it became. */
export const AuditChange = z.object({
  field: z.string(),
  /** The field in words. */
  label: Localized,
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type AuditChange = z.infer<typeof AuditChange>;

/** An entry in the list, with what it changed. */
const ListedEntry = AuditEntry.extend({ changes: z.array(AuditChange) }).meta({ id: "ListedAuditEntry" });
export const AuditList = listAnswer(ListedEntry, {});
export type AuditList = z.infer<typeof AuditList>;

/** What taking an act back would do, or why it cannot be. */
export const RevertOutlook = z
  .object({
    blocker: z.enum(["changed_since", "gone", "not_allowed"]).nullable(),
    /** What stands there now and what would stand there then. */
    changes: z.array(AuditChange),
    /** How many people would be told. */
    told: z.number().int(),
    /** Whether readers of the public site would see it at once. */
    isPublic: z.boolean(),
  })
  .meta({ id: "RevertOutlook" });
export type RevertOutlook = z.infer<typeof RevertOutlook>;

export const AuditDetail = z
  .object({ entry: AuditEntry, changes: z.array(AuditChange), outlook: RevertOutlook.nullable() })
  .meta({ id: "AuditDetail" });
export type AuditDetail = z.infer<typeof AuditDetail>;

/** Taking an act back is an act of its own, with its reason. */
export const Reversal = z.strictObject({ reason: lines(500) });
export type Reversal = z.infer<typeof Reversal>;

/** What can be chosen as a filter: what was ever done, and to what. */
export const AuditChoices = z.object({
  actions: z.array(z.object({ id: z.string(), name: Localized })),
  areas: z.array(z.object({ id: z.string(), name: Localized })),
  actors: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
export type AuditChoices = z.infer<typeof AuditChoices>;
