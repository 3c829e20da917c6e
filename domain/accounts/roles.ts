import { z } from "zod";

/** The roles of spec §6. */
export const roles = ["advisor", "tour_operator", "hotel", "admin"] as const;
export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;
