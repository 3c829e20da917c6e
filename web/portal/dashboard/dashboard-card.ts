import type { ComponentType } from "react";
import type { Role } from "#domain/accounts/roles.ts";

/** One card of the dashboards: whose it is, where it stands, and what it shows. */
export type DashboardCard = {
  id: string;
  roles: readonly Role[] | "all";
  /** The wide column for what is to be done, the narrow one for where one stands, and below what is only told. */
  column: "wide" | "narrow" | "below";
  Card: ComponentType;
};
