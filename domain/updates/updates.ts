import { z } from "zod";
import type { Role } from "../accounts/roles.ts";
import { line, lines } from "../text.ts";

export const updateTypes = ["feature", "improvement", "fix", "announcement"] as const;
export const audiences = ["all", "advisors", "hotels"] as const;
export type Audience = (typeof audiences)[number];

/** How many the bell lists (spec §9). */
export const UPDATES_LIMIT = 20;

/** One piece of news of the platform, and whether the reader has seen it (spec §2, §3). */
const SystemUpdate = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    /** The same in English, where somebody wrote it. */
    english: z.object({ title: z.string(), description: z.string() }).nullable(),
    version: z.string().nullable(),
    updateType: z.enum(updateTypes),
    publishedAt: z.iso.datetime(),
    isRead: z.boolean(),
  })
  .meta({ id: "SystemUpdate" });

export const SystemUpdates = z.object({ updates: z.array(SystemUpdate), unread: z.number().int() });
export type SystemUpdates = z.infer<typeof SystemUpdates>;

/** News as an administrator publishes it. */
export const NewUpdate = z
  .strictObject({
    title: line(160),
    description: lines(2_000),
    english: z.strictObject({ title: line(160), description: lines(2_000) }).optional(),
    version: line(20).optional(),
    updateType: z.enum(updateTypes),
    targetAudience: z.enum(audiences),
  })
  .meta({ id: "NewUpdate" });
export type NewUpdate = z.infer<typeof NewUpdate>;

/** Whose news a role reads: an advisor all and advisors', any other role all and hotels' (spec §6). */
export function audiencesOf(role: Role | null): Audience[] {
  return role === "advisor" ? ["all", "advisors"] : ["all", "hotels"];
}
