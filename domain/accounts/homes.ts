import type { Role } from "./roles.ts";

/** Where each role begins (product: roles). */
export const homeOf: Record<Role, string> = {
  advisor: "/advisor-portal",
  tour_operator: "/tour-operator-portal",
  hotel: "/hotel-portal",
  admin: "/admin",
};
