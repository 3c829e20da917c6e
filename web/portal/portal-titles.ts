import type { Role } from "#domain/accounts/roles.ts";
import { m } from "#messages/messages.js";

/** What each role's own portal is called. */
export const portalTitles: Record<Role, () => string> = {
  advisor: m.portal_advisor_title,
  tour_operator: m.portal_operator_title,
  hotel: m.portal_hotel_title,
  admin: m.portal_admin_title,
};
