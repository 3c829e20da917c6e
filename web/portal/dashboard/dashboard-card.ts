import type { ComponentType } from "react";
import type { Role } from "#domain/accounts/roles.ts";

/** One card of the dashboards: whose it is, where it stands, and what it shows. */
export type DashboardCard = {
  id: string;
  roles: readonly Role[] | "all";
  /** The wide column for what is worked on, the narrow one for where one stands. */
  column: "wide" | "narrow";
  Card: ComponentType;
};
