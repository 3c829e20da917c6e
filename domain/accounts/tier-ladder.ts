import { z } from "zod";

const Tier = z.object({ name: z.string(), score: z.number().int() }).meta({ id: "Tier" });

/** The tiers with the points each asks, lowest first. */
export const TierLadder = z.object({ tiers: z.array(Tier) });
export type TierLadder = z.infer<typeof TierLadder>;
