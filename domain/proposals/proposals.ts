import { z } from "zod";
import { JourneySnapshot } from "../journeys/snapshot.ts";
import { JourneyState } from "../journeys/states.ts";
import { Language, LinkToken, line, lines } from "../text.ts";
import { ProposalChange } from "./changes.ts";
import { ProposalLink } from "./links.ts";

const proposalEventKinds = ["opened", "commented", "chose", "accepted", "declined"] as const;

const Name = line(120);
const seen = { token: LinkToken, snapshotId: z.uuid() };

export const PasscodeGiven = z.strictObject({ token: LinkToken, passcode: line(40) });
export const Opening = z.strictObject(seen);
/** What the reader saw last time, so that they are told what is new. */
export const TalkQuestion = z.strictObject({ token: LinkToken, seenSnapshotId: z.uuid().nullable() });
export const NewComment = z.strictObject({
  ...seen,
  blockId: z.uuid().nullable(),
  name: Name,
  body: lines(2_000),
});
export const Choice = z.strictObject({ ...seen, optionId: z.uuid() });
export const Acceptance = z.strictObject({ ...seen, optionId: z.uuid(), name: Name });
export const Refusal = z.strictObject({ ...seen, name: Name, reason: lines(1_000) });
export const NewAnswer = z.strictObject({ parentId: z.uuid(), body: lines(2_000) });

export const ProposalComment = z
  .object({
    id: z.uuid(),
    blockId: z.uuid().nullable(),
    parentId: z.uuid().nullable(),
    author: z.enum(["client", "owner"]),
    name: z.string(),
    body: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: "ProposalComment" });
export type ProposalComment = z.infer<typeof ProposalComment>;

/** What the bearer of a link reads: the published snapshot and nothing beside it. */
export const Proposal = z
  .object({
    snapshotId: z.uuid(),
    state: JourneyState,
    language: Language,
    expiresAt: z.iso.datetime(),
    content: JourneySnapshot,
  })
  .meta({ id: "Proposal" });
export type Proposal = z.infer<typeof Proposal>;

/** What moves while the snapshot stands still. */
export const ProposalTalk = z
  .object({
    state: JourneyState,
    snapshotId: z.uuid(),
    chosenOptionId: z.uuid().nullable(),
    acceptedBy: z.object({ name: z.string(), at: z.iso.datetime() }).nullable(),
    comments: z.array(ProposalComment),
    changes: z.array(ProposalChange),
  })
  .meta({ id: "ProposalTalk" });
export type ProposalTalk = z.infer<typeof ProposalTalk>;

export const ProposalEvent = z
  .object({
    id: z.string(),
    kind: z.enum(proposalEventKinds),
    snapshotNumber: z.number().int(),
    optionLabel: z.string().nullable(),
    name: z.string().nullable(),
    reason: z.string().nullable(),
    at: z.iso.datetime(),
  })
  .meta({ id: "ProposalEvent" });
export type ProposalEvent = z.infer<typeof ProposalEvent>;

/** What the owner of a journey sees of its proposal: the link that works, what happened, and what was said. */
export const ProposalShare = z
  .object({
    link: ProposalLink.nullable(),
    isPublished: z.boolean(),
    title: z.string(),
    firstName: z.string().nullable(),
    /** The client's number, where it is known. */
    phone: z.string().nullable(),
    events: z.array(ProposalEvent),
    comments: z.array(ProposalComment),
  })
  .meta({ id: "ProposalShare" });
export type ProposalShare = z.infer<typeof ProposalShare>;
