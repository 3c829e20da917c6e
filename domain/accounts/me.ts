import { z } from "zod";
import { Role } from "./roles.ts";

/** What the next tier asks (spec §3). */
export const NextTierRequirements = z.object({ required_reputation_score: z.number().int().positive() });
export type NextTierRequirements = z.infer<typeof NextTierRequirements>;

/** The signed-in person as the app shows them (spec §3, current user context). */
const ActiveMe = z.object({
  status: z.literal("active"),
  id: z.string(),
  role: Role.nullable(),
  fullName: z.string(),
  preferredLanguage: z.string(),
  avatarUrl: z.string().nullable(),
  tier: z.string().nullable(),
  reputationScore: z.number().int().nullable(),
  nextTierRequirements: NextTierRequirements.nullable(),
});

/** Whoever is not active is told that, and nothing else (spec §4). */
const WaitingMe = z.object({ status: z.enum(["pending", "rejected", "suspended"]) });

export const Me = z.discriminatedUnion("status", [ActiveMe, WaitingMe]).meta({ id: "Me" });
export type Me = z.infer<typeof Me>;
