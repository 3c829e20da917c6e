import { z } from "zod";

const Step = z.object({
  /** How many who sell. */
  people: z.number().int(),
  /** How many requests of theirs. */
  requests: z.number().int(),
});

/** How far a request came; completed is whatever stay ended in the period, whenever it was asked for. */
const funnelParts = ["asked", "agreed", "stayed", "completed"] as const;

/** From the kit to the stay: of what was asked in a period, how far it came; each step counts some of the one before. */
export const RequestFunnel = z
  .object({
    days: z.number().int(),
    /** How many took something of the kit or asked. */
    reached: z.number().int(),
    asked: Step,
    agreed: Step,
    stayed: Step,
    /** How many were agreed on of what was asked in as many days before. */
    agreedBefore: Step,
    /** How many stays ended in the period, whenever they were asked for: the figure of the monthly account. */
    completed: z.number().int(),
    /** What the figures count, the newest first; at most so many as a page holds. */
    rows: z.array(z.object({ id: z.uuid(), reference: z.string(), parts: z.array(z.enum(funnelParts)) })),
  })
  .meta({ id: "RequestFunnel" });
export type RequestFunnel = z.infer<typeof RequestFunnel>;
