import { z } from "zod";
import { Role } from "../accounts/roles.ts";
import { AccountStatus, statuses } from "../accounts/status.ts";
import { Version } from "../numbers.ts";
import { PageNumber } from "../paging.ts";
import { lines, searchText } from "../text.ts";

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
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    version: z.number().int(),
  })
  .meta({ id: "Person" });
export type Person = z.infer<typeof Person>;

/** One page of people of a status, with how many there are of each. */
export const PersonList = z.object({
  people: z.array(Person),
  counts: z.record(z.enum(statuses), z.number().int()),
  page: z.number().int(),
  pages: z.number().int(),
});
export type PersonList = z.infer<typeof PersonList>;

export const PersonFilter = z.object({
  status: AccountStatus.default("pending"),
  role: Role.optional(),
  q: searchText().default(""),
  page: PageNumber,
});
export type PersonFilter = z.infer<typeof PersonFilter>;

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
