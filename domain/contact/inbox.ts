import { z } from "zod";
import { listAnswer, listQuery } from "../list/list.ts";
import { Version } from "../numbers.ts";
import { Language, lines } from "../text.ts";
import { Interest, interests } from "./contact.ts";
import { messageStatuses } from "./message-states.ts";

const sources = ["form", "link"] as const;

/** A visitor's message as the team finds it in the inbox. */
export const InboxMessage = z
  .object({
    id: z.string(),
    reference: z.string(),
    name: z.string(),
    email: z.string(),
    interest: Interest,
    subject: z.string(),
    language: Language,
    status: z.enum(messageStatuses),
    /** The form itself, or a member's short link. */
    source: z.enum(sources),
    /** Whose link it was. */
    member: z.string().nullable(),
    /** Who answers it. */
    ownerId: z.string().nullable(),
    owner: z.string().nullable(),
    createdAt: z.iso.datetime(),
    answeredAt: z.iso.datetime().nullable(),
    version: z.number().int(),
  })
  .meta({ id: "InboxMessage" });
export type InboxMessage = z.infer<typeof InboxMessage>;

export const InboxQuery = listQuery({
  sorts: ["createdAt"],
  sort: "createdAt",
  filters: {
    status: z.enum(messageStatuses).optional(),
    interest: Interest.optional(),
    /** Those that the figure of a way counts: no spam, of its last days. */
    lead: z.enum(sources).optional(),
  },
});
export type InboxQuery = z.infer<typeof InboxQuery>;
export const InboxList = listAnswer(InboxMessage, { status: messageStatuses, interest: interests });
export type InboxList = z.infer<typeof InboxList>;

const stepKinds = ["mail", "whatsapp", "owner", ...messageStatuses] as const;

/** A message with its words and everything that was done with it. */
export const InboxDetail = z
  .object({
    message: InboxMessage,
    text: z.string(),
    steps: z.array(
      z.object({
        id: z.number().int(),
        kind: z.enum(stepKinds),
        text: z.string().nullable(),
        by: z.string().nullable(),
        at: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: "InboxDetail" });
export type InboxDetail = z.infer<typeof InboxDetail>;

/** An answer: by mail the house sends it, by WhatsApp it is noted. */
export const InboxAnswer = z.strictObject({
  way: z.enum(["mail", "whatsapp"]),
  text: lines(4_000),
  version: Version,
});
export type InboxAnswer = z.infer<typeof InboxAnswer>;

export const InboxMove = z.strictObject({ to: z.enum(messageStatuses), version: Version });
export type InboxMove = z.infer<typeof InboxMove>;
export const InboxOwner = z.strictObject({ isMine: z.boolean(), version: Version });
export type InboxOwner = z.infer<typeof InboxOwner>;

/** Where people came from who are not members yet. */
export const leadSources = ["form", "link", "diagnostic", "store", "newsletter"] as const;
export const Leads = z.object({
  days: z.number().int(),
  sources: z.array(z.object({ source: z.enum(leadSources), count: z.number().int() })),
});
export type Leads = z.infer<typeof Leads>;
