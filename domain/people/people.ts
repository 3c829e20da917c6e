import { z } from "zod";
import { Role, roles } from "../accounts/roles.ts";
import { AccountStatus, statuses } from "../accounts/status.ts";
import { listAnswer, listQuery } from "../list/list.ts";
import { Version } from "../numbers.ts";
import { lines } from "../text.ts";
import { AdminGrant } from "./grants.ts";

/** Within how many hours a request for access is answered. */
export const ANSWER_WITHIN_HOURS = 48;

/** A person as administrators see them in the list. */
export const Person = z
  .object({
    id: z.string(),
    fullName: z.string(),
    email: z.string().nullable(),
    isEmailConfirmed: z.boolean(),
    status: AccountStatus,
    reason: z.string().nullable(),
    /** What they were granted. */
    role: Role.nullable(),
    /** What they asked to be. */
    selectedRole: Role.nullable(),
    /** Who invited them; null for one who signed up unasked. */
    invitedBy: z.string().nullable(),
    /** Somebody proposes them as an administrator, and nobody has confirmed it yet. */
    adminGrant: AdminGrant.nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    version: z.number().int(),
  })
  .meta({ id: "Person" });
export type Person = z.infer<typeof Person>;

const questions = {
  sorts: ["createdAt", "updatedAt", "fullName"],
  sort: "createdAt",
  filters: { status: AccountStatus.optional(), role: Role.optional(), grant: z.enum(["waiting"]).optional() },
} as const;

/** People as administrators find them. */
export const PersonQuery = listQuery(questions);
export type PersonQuery = z.infer<typeof PersonQuery>;

export const PersonList = listAnswer(Person, { status: statuses, role: roles });
export type PersonList = z.infer<typeof PersonList>;

/** What was decided about a person, when, by whom and why, the latest first. */
const PersonDecision = z.object({
  id: z.number().int(),
  from: AccountStatus.nullable(),
  to: AccountStatus,
  role: Role.nullable(),
  by: z.string().nullable(),
  reason: z.string().nullable(),
  at: z.iso.datetime(),
});

export const PersonDetail = z.object({ person: Person, history: z.array(PersonDecision) });
export type PersonDetail = z.infer<typeof PersonDetail>;

/** A decision about a person, made on the version that the decider saw. */
export const StatusChange = z.strictObject({
  to: z.enum(["active", "rejected", "suspended"]),
  role: Role.optional(),
  reason: lines(500).optional(),
  version: Version,
});
export type StatusChange = z.infer<typeof StatusChange>;

/** Another role for a person who is in. */
export const RoleChange = z.strictObject({ role: Role, version: Version });
export type RoleChange = z.infer<typeof RoleChange>;

/** Signs a person out everywhere, with why. */
export const SignOut = z.strictObject({ reason: lines(500) });
export const SignedOut = z.object({ ended: z.number().int() });
