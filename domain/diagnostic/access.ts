import { z } from "zod";
import type { Role } from "../accounts/roles.ts";
import { entitlementsOf } from "../tiers/entitlements.ts";

/** To whom the diagnostic is open, as an administrator sets it. */
export const accessKinds = ["open", "members", "silver"] as const;
export const DiagnosticAccess = z.enum(accessKinds);
export type DiagnosticAccess = z.infer<typeof DiagnosticAccess>;

export type AccessRefusal = "diagnostic_members_only" | "diagnostic_tier";

type Visitor = { role: Role; tier: string | null } | null;

/** Why somebody may not take the diagnostic, or null; administrators see everything they open to others. */
export function accessBlocker(access: DiagnosticAccess, visitor: Visitor): AccessRefusal | null {
  if (access === "open" || visitor?.role === "admin") return null;
  if (!visitor) return "diagnostic_members_only";
  if (access === "members") return null;
  return entitlementsOf(visitor.tier).hasDiagnostic ? null : "diagnostic_tier";
}
