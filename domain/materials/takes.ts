import { z } from "zod";

const takeWays = ["file", "zip", "client_link"] as const;

/** Who took what of a hotel's, the latest first; by name only whoever has made a request to it. */
export const TakeLog = z.object({
  takers: z.array(
    z.object({ name: z.string().nullable(), people: z.number(), takes: z.number(), lastAt: z.string() }),
  ),
  takes: z.array(
    z.object({
      at: z.string(),
      title: z.string(),
      number: z.number(),
      way: z.enum(takeWays),
      name: z.string().nullable(),
    }),
  ),
});
export type TakeLog = z.infer<typeof TakeLog>;
