import { type AccessRefusal, accessBlocker, type DiagnosticAccess } from "#domain/diagnostic/access.ts";
import type { AccessAnswer } from "#domain/diagnostic/attempts.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "../http/actor.ts";
import { readSettings } from "../settings/read-settings.ts";
import { readTier } from "../tiers/read-tier.ts";

type Needed = Pick<Deps, "db" | "clock" | "config" | "auth">;
type Place = { tier: string | null; score: number | null; needed: number | null };

/** To whom the diagnostic is open, and whether it is to this person: the one place where that is decided. */
export async function readAccess(
  deps: Needed,
  actor: Actor | null,
): Promise<Place & { access: DiagnosticAccess; refusal: AccessRefusal | null }> {
  const { diagnosticAccess: access } = await readSettings(deps);
  const place = actor ? await placeOf(deps, actor) : { tier: null, score: null, needed: null };
  const visitor = actor?.role ? { role: actor.role, tier: place.tier } : null;
  return { access, refusal: accessBlocker(access, visitor), ...place };
}

/** The same with the account it is about, for the page that says why not. */
export async function answerAccess(deps: Needed, actor: Actor): Promise<AccessAnswer> {
  const user = await deps.auth.getUser(actor.id);
  return { ...(await readAccess(deps, actor)), email: user?.email ?? null, role: actor.role };
}

async function placeOf(deps: Needed, { id, role }: Actor): Promise<Place> {
  if (role !== "advisor" && role !== "tour_operator") return { tier: null, score: null, needed: null };
  const { row, standing } = await readTier(deps, deps.db, id);
  const needed = standing.ladder.steps.find(({ name }) => name === "silver")?.score ?? null;
  return { tier: row.tier_name, score: row.score, needed };
}
