import type { Role } from "#domain/accounts/roles.ts";
import { m } from "#messages/messages.js";

const names: Record<Role, () => string> = {
  advisor: m.account_role_advisor,
  tour_operator: m.account_role_tour_operator,
  hotel: m.account_role_hotel,
  admin: m.account_role_admin,
};

/** A role in the reader's words. */
export function roleName(role: Role): string {
  return names[role]();
}
