import type { Role } from "#domain/accounts/roles.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";

const names = {
  advisor: m.account_role_advisor,
  tour_operator: m.account_role_tour_operator,
  hotel: m.account_role_hotel,
  admin: m.account_role_admin,
} satisfies Record<Role, unknown>;

/** A role in words. */
export function roleName(role: Role, locale: Language): string {
  return names[role]({}, { locale });
}
