import type { Role } from "#domain/accounts/roles.ts";

/**
 * A page of the portals: under which of them it lies ("member": at an address of its own, in the frame of whoever
 * comes; "house": at an address of its own, for administrators alone), and the route file that shows it.
 */
export type PortalPage =
  | { portals: readonly Role[] | "member" | "house"; file: string }
  /** A page of the public site that portals lead to. */
  | { portals: "site" };

/** The pages of one feature by their path. It is plain data: the build reads it before anything else is there. */
export type PortalPages = Record<string, PortalPage>;
