import { z } from "zod";
import { writeAudit } from "#auth/audit/queries.ts";
import type { Deps } from "#auth/deps.ts";
import { AuthError } from "#auth/errors.ts";
import type { UserCall } from "#auth/http/call.ts";
import { readFields, text } from "#auth/http/fields.ts";
import { json } from "#auth/http/replies.ts";
import { holdActor } from "#auth/sessions/hold-actor.ts";
import { requireAal2 } from "#auth/sessions/require-aal2.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { requireKind } from "./offered-kinds.ts";
import { deleteAbandoned, insertFactor, listFactors } from "./queries.ts";

const MAX_NAME = 100;
const Body = z.object({ factor_type: text, friendly_name: text });

/** POST /factors: begins a factor, which counts for nothing until it is verified (§7.3). */
export async function enrolFactor(call: UserCall): Promise<Response> {
  const { deps, origin } = call;
  const { factor_type: type = "", friendly_name: name = "" } = readFields(Body, call.body);
  const kind = requireKind(deps, type, "enroll");
  const id = crypto.randomUUID();
  const shown = await transact(deps.database.db, async (tx) => {
    const now = deps.clock.now();
    const actor = await holdActor(tx, call);
    requireAal2(actor, 403);
    const userId = actor.user.id;
    const made = await kind.enrol({ tx, call, actor, factorId: id });
    await requireRoom(tx, deps, { userId, name });
    await insertFactor(tx, {
      ...made.columns,
      id,
      user_id: userId,
      friendly_name: name || null,
      factor_type: type,
      created_at: now,
      updated_at: now,
    });
    const sessionId = actor.session.id;
    const details = { factorId: id, type };
    await writeAudit(tx, { action: "factor_enrolled", userId, sessionId, origin, details, now });
    return made.shown;
  });
  return json({ id, type, friendly_name: name, ...shown });
}

/** A name is taken once, the empty one too, and nobody has more factors than they could use (§7.1). */
export async function requireRoom(
  tx: Tx,
  { clock, config }: Deps,
  { userId, name }: { userId: string; name: string },
): Promise<void> {
  if (name.length > MAX_NAME) {
    throw new AuthError("validation_failed", {
      message: `friendly_name cannot be longer than ${MAX_NAME} characters`,
    });
  }
  const now = clock.now();
  const madeBefore = new Date(now.getTime() - config.challengeSeconds * 1_000);
  await deleteAbandoned(tx, { userId, madeBefore, now });
  const factors = await listFactors(tx, userId);
  if (factors.length >= config.maxFactors) throw new AuthError("too_many_enrolled_mfa_factors");
  const isTaken = factors.some(({ friendly_name }) => (friendly_name ?? "") === name);
  if (isTaken) throw new AuthError("mfa_factor_name_conflict");
}
