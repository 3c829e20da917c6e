import { z } from "zod";
import { listAnswer, listQuery } from "../list/list.ts";

/** Agencies whose owner has an account, and those that lost theirs. */
export const agencyStates = ["owned", "ownerless"] as const;
export type AgencyState = (typeof agencyStates)[number];

/** An agency as administrators see it in the list. */
export const ListedAgency = z
  .object({
    id: z.string(),
    name: z.string(),
    city: z.string().nullable(),
    cnpj: z.string().nullable(),
    site: z.string().nullable(),
    owner: z.string().nullable(),
    people: z.number().int(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "ListedAgency" });
export type ListedAgency = z.infer<typeof ListedAgency>;

const questions = {
  sorts: ["name", "createdAt"],
  sort: "name",
  filters: { state: z.enum(agencyStates).optional() },
} as const;

export const AgencyQuery = listQuery(questions);
export type AgencyQuery = z.infer<typeof AgencyQuery>;
export const AgencyList = listAnswer(ListedAgency, { state: agencyStates });

/** Who works in an agency, its owner first, and whom it has asked; what each keeps is theirs alone. */
export const AgencyPeople = z
  .object({
    people: z.array(
      z.object({ id: z.string(), name: z.string(), email: z.string().nullable(), isOwner: z.boolean() }),
    ),
    asked: z.number().int(),
  })
  .meta({ id: "AgencyPeople" });
export type AgencyPeople = z.infer<typeof AgencyPeople>;
