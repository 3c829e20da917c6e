import { z } from "zod";
import type { Role } from "../accounts/roles.ts";

/** Who a post is for: everybody with an account, who sells, who works for a hotel. */
export const audiences = ["members", "sellers", "hotels"] as const;
export const Audience = z.enum(audiences);
export type Audience = z.infer<typeof Audience>;

const heard: Record<Role, readonly Audience[]> = {
  advisor: ["members", "sellers"],
  tour_operator: ["members", "sellers"],
  hotel: ["members", "hotels"],
  admin: audiences,
};

/** The audiences a person of this role is part of; nobody without a role. */
export function audiencesOf(role: Role | null): readonly Audience[] {
  return role ? heard[role] : [];
}
