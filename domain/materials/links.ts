import { z } from "zod";
import { listAnswer, listQuery } from "../list/list.ts";
import { whole } from "../numbers.ts";
import { MaterialType, Taking } from "./materials.ts";

/** A link for a client: it follows the slots, so it always opens the newest version, until it ends. */
export const NewLink = Taking.extend({ days: whole({ min: 1, max: 90 }) });

/** What is in a link, for the client who opens it: what can be used now, and who sent it. */
export const KitContents = z
  .object({
    seller: z.object({ name: z.string(), agency: z.string().nullable() }),
    expiresAt: z.iso.datetime(),
    items: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        hotel: z.string(),
        type: MaterialType,
        bytes: z.number(),
        picture: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: "KitContents" });
export type KitContents = z.infer<typeof KitContents>;

/** Whether a link still opens. */
export const linkStates = ["open", "over"] as const;
const LinkState = z.enum(linkStates);
export type LinkState = z.infer<typeof LinkState>;

/** A link as whoever sent it reads it, without its secret. */
const MaterialLink = z
  .object({
    id: z.string(),
    titles: z.array(z.string()),
    hotels: z.array(z.string()),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    openings: z.number(),
    isOver: z.boolean(),
  })
  .meta({ id: "MaterialLink" });
export type MaterialLink = z.infer<typeof MaterialLink>;

const questions = {
  sorts: ["createdAt", "expiresAt", "openings"],
  sort: "-createdAt",
  filters: { state: LinkState.optional() },
} as const;
export const LinkQuery = listQuery(questions);
export type LinkQuery = z.infer<typeof LinkQuery>;
export const LinkList = listAnswer(MaterialLink, { state: linkStates });
