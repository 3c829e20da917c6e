import { z } from "zod";

/** The roles of spec §6. */
export const roles = ["advisor", "tour_operator", "hotel", "admin"] as const;
export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

const SPELLINGS: Record<string, Role> = {
  traveladvisor: "advisor",
  advisor: "advisor",
  touroperator: "tour_operator",
  tour: "tour_operator",
  admin: "admin",
  hotel: "hotel",
};

/** A role however it is spelled: case, underscores, spaces and hyphens do not matter (spec §5); null for none. */
export function normaliseRole(name: unknown): Role | null {
  if (typeof name !== "string") return null;
  const key = name.toLowerCase().replace(/[_\s-]/g, "");
  return Object.hasOwn(SPELLINGS, key) ? (SPELLINGS[key] ?? null) : null;
}

/**
 * The role a person acts in. The one in user_roles wins; without one, what they chose at sign-up may open a
 * portal (spec §6), but it is their own word: it never makes an administrator.
 */
export function effectiveRole({ granted, selected }: { granted: unknown; selected: unknown }): Role | null {
  const role = normaliseRole(granted);
  if (role) return role;
  const wish = normaliseRole(selected);
  return wish === "admin" ? null : wish;
}

/** Whether people of this role stand on the ladder of tiers. */
export function climbsTiers(role: Role | null): boolean {
  return role === "advisor" || role === "tour_operator";
}
