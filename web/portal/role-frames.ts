import type { Role } from "#domain/accounts/roles.ts";
import { m } from "#messages/messages.js";
import { adminMenu } from "./menu/admin-menu.ts";
import { advisorMenu } from "./menu/advisor-menu.ts";
import { hotelMenu } from "./menu/hotel-menu.ts";
import { operatorMenu } from "./menu/operator-menu.ts";
import type { PortalMenu } from "./menu/portal-menu.ts";

/** The frame of each role's own portal. */
export const frames: Record<Role, { menu: PortalMenu; title: () => string }> = {
  advisor: { menu: advisorMenu, title: m.portal_advisor_title },
  tour_operator: { menu: operatorMenu, title: m.portal_operator_title },
  hotel: { menu: hotelMenu, title: m.portal_hotel_title },
  admin: { menu: adminMenu, title: m.portal_admin_title },
};

/** Everybody who has a portal. */
export const framedRoles = Object.keys(frames) as Role[];
