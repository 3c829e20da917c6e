import { z } from "zod";
import { listAnswer, listQuery } from "../list/list.ts";

/** How a file left the kit. */
export const takeWays = ["file", "zip", "client_link"] as const;
const TakeWay = z.enum(takeWays);
export type TakeWay = z.infer<typeof TakeWay>;

/** A version that somebody took of a hotel's; by name only whoever has made a request to it. */
const Take = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    title: z.string(),
    number: z.number(),
    way: TakeWay,
    name: z.string().nullable(),
  })
  .meta({ id: "MaterialTake" });
export type Take = z.infer<typeof Take>;

const takeQuestions = {
  sorts: ["at", "title"],
  sort: "-at",
  filters: { way: TakeWay.optional() },
} as const;
export const TakeQuery = listQuery(takeQuestions);
export type TakeQuery = z.infer<typeof TakeQuery>;
export const TakeList = listAnswer(Take, { way: takeWays });

/** Everything an agency took of a hotel's; all whom the hotel does not know yet are one line without a name. */
const Taker = z
  .object({
    id: z.string(),
    name: z.string().nullable(),
    people: z.number(),
    takes: z.number(),
    lastAt: z.iso.datetime(),
  })
  .meta({ id: "MaterialTaker" });
export type Taker = z.infer<typeof Taker>;

const takerQuestions = { sorts: ["takes", "lastAt", "name"], sort: "-takes", filters: {} } as const;
export const TakerQuery = listQuery(takerQuestions);
export type TakerQuery = z.infer<typeof TakerQuery>;
export const TakerList = listAnswer(Taker, {});
