import { z } from "zod";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "../accounts/password.ts";
import { Role, roles } from "../accounts/roles.ts";
import { listAnswer, listQuery } from "../list/list.ts";
import { Version } from "../numbers.ts";
import { Email, Language, LinkToken, line, lines, text } from "../text.ts";
import { inviteStates } from "./invite-state.ts";

const FullName = line(120);

/** An invitation as administrators see it; never the secret of its link. */
export const Invite = z
  .object({
    id: z.string(),
    email: z.string(),
    fullName: z.string(),
    role: Role,
    language: Language,
    state: z.enum(inviteStates),
    invitedBy: z.string().nullable(),
    sentAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    usedAt: z.iso.datetime().nullable(),
    revokedAt: z.iso.datetime().nullable(),
    revokeReason: z.string().nullable(),
    renewalAskedAt: z.iso.datetime().nullable(),
    version: Version,
  })
  .meta({ id: "Invite" });
export type Invite = z.infer<typeof Invite>;

const questions = {
  sorts: ["createdAt", "expiresAt", "email"],
  sort: "-createdAt",
  filters: { state: z.enum(inviteStates).optional(), role: Role.optional() },
} as const;

/** Invitations as administrators find them. */
export const InviteQuery = listQuery(questions);
export type InviteQuery = z.infer<typeof InviteQuery>;

export const InviteList = listAnswer(Invite, { state: inviteStates, role: roles });
export type InviteList = z.infer<typeof InviteList>;

/** Whom to invite as what; the name may be left to the person. */
export const NewInvite = z.strictObject({
  email: Email,
  role: Role,
  fullName: z.union([z.literal(""), FullName]).default(""),
  language: Language,
});
export type NewInvite = z.infer<typeof NewInvite>;

/** What was sent, with the link shown this once, for when the mail does not arrive. */
export const SentInvite = z.object({ invite: Invite, link: z.string() });
export type SentInvite = z.infer<typeof SentInvite>;

export const InviteVersion = z.strictObject({ version: Version });
export const InviteRevocation = z.strictObject({ version: Version, reason: lines(500) });
export type InviteRevocation = z.infer<typeof InviteRevocation>;

/** The bearer of a link says no more than its secret. */
export const InviteLink = z.strictObject({ token: LinkToken });

/** What the bearer of a link is told: their own invitation while it is open, else only what became of it. */
export const OpenedInvite = z
  .discriminatedUnion("state", [
    z.object({
      state: z.literal("valid"),
      language: Language,
      email: z.string(),
      fullName: z.string(),
      role: Role,
    }),
    z.object({ state: z.literal("registered"), language: Language, email: z.string() }),
    z.object({ state: z.literal("expired"), language: Language, isRenewalAsked: z.boolean() }),
    z.object({ state: z.literal("used"), language: Language }),
  ])
  .meta({ id: "OpenedInvite" });
export type OpenedInvite = z.infer<typeof OpenedInvite>;

/** spec §5 */
export const InviteAcceptance = z.strictObject({
  token: LinkToken,
  fullName: FullName,
  password: text(PASSWORD_MAX_LENGTH).min(PASSWORD_MIN_LENGTH),
  language: Language,
});
export type InviteAcceptance = z.infer<typeof InviteAcceptance>;

export const AcceptedInvite = z.object({ email: z.string(), role: Role });
export type AcceptedInvite = z.infer<typeof AcceptedInvite>;
