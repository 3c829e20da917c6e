import { z } from "zod";

const Step = z.object({
  /** How many who sell. */
  people: z.number().int(),
  /** How many requests of theirs. */
  requests: z.number().int(),
});

/** From the kit to the stay: of what was asked in a period, how far it came; each step counts some of the one before. */
export const RequestFunnel = z
  .object({
    days: z.number().int(),
    /** How many took something of the kit. */
    took: z.number().int(),
    asked: Step,
    agreed: Step,
    stayed: Step,
    /** How many were agreed on of what was asked in as many days before. */
    agreedBefore: Step,
  })
  .meta({ id: "RequestFunnel" });
export type RequestFunnel = z.infer<typeof RequestFunnel>;
