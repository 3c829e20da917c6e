import { z } from "zod";
import { Localized } from "../localized.ts";
import { entitlementsOf } from "../tiers/entitlements.ts";

/** Something that somebody lacks to apply for a fam trip. */
export const FamTripLack = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("tier") }),
    z.object({ kind: z.literal("training"), id: z.uuid(), title: Localized }),
  ])
  .meta({ id: "FamTripLack" });
export type FamTripLack = z.infer<typeof FamTripLack>;

type Standing = {
  tier: string | null;
  /** The trainings whose certificate is valid today. */
  held: readonly string[];
  asked: readonly { id: string; title: Localized }[];
};

/** What is missing for a fam trip (loop: entitlements): a tier that brings them, and each training it asks for. */
export function famTripLacks({ tier, held, asked }: Standing): FamTripLack[] {
  const lacks: FamTripLack[] = entitlementsOf(tier).hasFamTrips ? [] : [{ kind: "tier" }];
  for (const { id, title } of asked) if (!held.includes(id)) lacks.push({ kind: "training", id, title });
  return lacks;
}
