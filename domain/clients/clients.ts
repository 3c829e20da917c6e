import { z } from "zod";
import { listAnswer, listQuery } from "../list/list.ts";
import { Version } from "../numbers.ts";
import { Email, GivenDay, Language, line, text } from "../text.ts";

/** What an advisor or operator writes down of a traveller; no passport and no card numbers (loop: clients). */
export const ClientContent = z.strictObject({
  fullName: line(120),
  household: line(120).nullable(),
  email: Email.nullable(),
  phone: line(40).nullable(),
  birthday: GivenDay.nullable(),
  language: Language,
  /** Diet, health, what children need: out of search, insights and logs. */
  preferences: text(4_000),
  notes: text(4_000),
});
export type ClientContent = z.infer<typeof ClientContent>;

export const Client = ClientContent.extend({
  id: z.uuid(),
  version: Version,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
}).meta({ id: "Client" });
export type Client = z.infer<typeof Client>;

/** An edit of the whole, made on the version its maker saw. */
export const ClientEdit = ClientContent.extend({ version: Version });

/** Two entries of one person become one; the other entry's journeys come along. */
export const ClientMerge = z.strictObject({ version: Version, otherId: z.uuid() });

/** To whom a client goes over: a colleague of the same agency. */
export const ClientHandOver = z.strictObject({ version: Version, toId: z.uuid() });

/** Who of the same agency could take a client over. */
export const Colleagues = z.object({ colleagues: z.array(z.object({ id: z.uuid(), name: z.string() })) });

const questions = {
  sorts: ["fullName", "updatedAt"],
  sort: "fullName",
  filters: { household: line(120).optional() },
} as const;

export const ClientQuery = listQuery(questions);
export type ClientQuery = z.infer<typeof ClientQuery>;
export const ClientList = listAnswer(Client, {});

export const traceKinds = ["created", "imported", "merged", "handed_over"] as const;

/** Where a client came from and went to, and by whom; a name that is no longer known is left out. */
export const ClientHistory = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(traceKinds),
      by: z.string().nullable(),
      to: z.string().nullable(),
      at: z.iso.datetime(),
    }),
  ),
});
export type ClientHistory = z.infer<typeof ClientHistory>;
