import { z } from "zod";
import { Localized } from "../localized.ts";
import { coded } from "../text.ts";

/** What is looked at in the data, each with a remedy of its own. */
export const dataChecks = [
  "unbalanced_transactions",
  "scores_adrift",
  "bookings_without_commission",
  "files_without_owner",
  "people_without_role",
  "missing_english",
  "heroes_without_text",
] as const;
const DataCheck = z.enum(dataChecks);
export type DataCheck = z.infer<typeof DataCheck>;

/** What the house can mend by itself, when an administrator asks for it. */
const mendableChecks = ["scores_adrift", "files_without_owner"] as const satisfies DataCheck[];
const MendableCheck = z.enum(mendableChecks);
export type MendableCheck = z.infer<typeof MendableCheck>;
export const DataMend = z.strictObject({ check: MendableCheck });
export type DataMend = z.infer<typeof DataMend>;
export const Mended = z.object({ count: z.number().int() });

export function isMendable(check: DataCheck): check is MendableCheck {
  return MendableCheck.safeParse(check).success;
}

/** The house from the inside: its parts, its work, what it stores, and what does not agree in its data. */
export const HouseHealth = z
  .object({
    parts: z.array(z.object({ part: z.string(), state: z.string(), isOk: z.boolean() })),
    database: z.object({ kind: z.string(), bytes: z.number(), migrations: z.number() }),
    storage: z.object({ files: z.number(), bytes: z.number() }),
    jobs: z.array(
      z.object({
        name: z.string(),
        words: Localized,
        queued: z.number(),
        active: z.number(),
        failed: z.number(),
        dead: z.number(),
      }),
    ),
    data: z.array(z.object({ check: DataCheck, count: z.number() })),
  })
  .meta({ id: "HouseHealth" });
export type HouseHealth = z.infer<typeof HouseHealth>;

/** The work that was given up and is to be tried again. */
export const JobRetry = z.strictObject({ name: coded(/^[a-z_]+(\.[a-z_]+)+$/, { max: 60 }) });
export type JobRetry = z.infer<typeof JobRetry>;

export const Retried = z.object({ count: z.number() });
