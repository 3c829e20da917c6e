import { z } from "zod";
import { listAnswer, listQuery } from "../list/list.ts";
import { HotelPart, hotelParts } from "./members.ts";

/** Somebody in their part for one hotel; who works for two is there twice. */
export const HotelPerson = z
  .object({
    userId: z.string(),
    name: z.string(),
    email: z.string(),
    hotelId: z.string(),
    hotel: z.string(),
    part: HotelPart,
    since: z.iso.datetime(),
  })
  .meta({ id: "HotelPerson" });
export type HotelPerson = z.infer<typeof HotelPerson>;

const questions = {
  sorts: ["since", "name", "hotel"],
  sort: "-since",
  filters: { part: HotelPart.optional() },
} as const;

/** The people of all hotels as administrators find them. */
export const HotelPeopleQuery = listQuery(questions);
export type HotelPeopleQuery = z.infer<typeof HotelPeopleQuery>;

export const HotelPeople = listAnswer(HotelPerson, { part: hotelParts });
export type HotelPeople = z.infer<typeof HotelPeople>;
