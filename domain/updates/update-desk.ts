import { z } from "zod";
import { listAnswer, listQuery } from "../list/list.ts";
import { Version } from "../numbers.ts";
import { Instant, line, lines } from "../text.ts";
import { audiences, updateTypes } from "./updates.ts";

export const updateStates = ["draft", "scheduled", "published"] as const;
const UpdateState = z.enum(updateStates);
export type UpdateState = z.infer<typeof UpdateState>;

const words = {
  title: line(160),
  description: lines(2_000),
  english: z.strictObject({ title: line(160), description: lines(2_000) }),
  /** The release it tells of. */
  release: line(20).nullable(),
  updateType: z.enum(updateTypes),
  targetAudience: z.enum(audiences),
  state: UpdateState,
  /** When it appears by itself. */
  publishAt: Instant.nullable(),
};

/** News as an administrator writes it, in both languages; what is scheduled has its time. */
export const UpdateDraft = z.strictObject(words);
export type UpdateDraft = z.infer<typeof UpdateDraft>;

export const UpdateChange = z.strictObject({ revision: Version, ...words });
export type UpdateChange = z.infer<typeof UpdateChange>;

/** News on the desk. */
export const DeskUpdate = z
  .object({
    ...words,
    id: z.uuid(),
    english: z.object({ title: z.string(), description: z.string() }).nullable(),
    revision: Version,
    publishedAt: z.iso.datetime().nullable(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "DeskUpdate" });
export type DeskUpdate = z.infer<typeof DeskUpdate>;

export const DeskUpdateQuery = listQuery({
  sorts: ["updatedAt"],
  sort: "-updatedAt",
  filters: { state: UpdateState.optional(), audience: z.enum(audiences).optional() },
});
export type DeskUpdateQuery = z.infer<typeof DeskUpdateQuery>;

export const DeskUpdateList = listAnswer(DeskUpdate, { state: updateStates });
export type DeskUpdateList = z.infer<typeof DeskUpdateList>;

/** Why news cannot be kept like this: its time is missing, past, or there where it has none. */
export function timeBlocker({ state, publishAt }: UpdateDraft, now: Date): "required" | "in_past" | null {
  if (state !== "scheduled") return null;
  if (publishAt === null) return "required";
  return new Date(publishAt) <= now ? "in_past" : null;
}
