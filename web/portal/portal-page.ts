import type { Role } from "#domain/accounts/roles.ts";

/**
 * A page of the portals: under which of them it lies ("member": at an address of its own, in the frame of whoever
 * comes), and the route file that shows it; a page that is still to come says so until it has one.
 */
export type PortalPage = { portals: readonly Role[] | "member" } & ({ file: string } | { isComing: true });

/** The pages of one feature by their path. It is plain data: the build reads it before anything else is there. */
export type PortalPages = Record<string, PortalPage>;
