import { Findings, Referral, ReferralDetail, ReferralList } from "#domain/referrals/referrals.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { addNote } from "./add-note.ts";
import { ownContract, registerContract } from "./contract.ts";
import { findWhileTyping } from "./findings/find-known.ts";
import { moveReferral } from "./move-referral.ts";
import { listReferrals, readDetail } from "./read-referrals.ts";
import { referHotel } from "./refer-hotel.ts";

/** Hotels that members refer, and what becomes of them. */
export function referralsRoutes(deps: Deps) {
  const { list, known, refer, note } = ownContract;
  const { register, read, move } = registerContract;
  return createApi(deps)
    .openapi(list, async (context) => {
      const asked = { ownerId: context.var.actor.id, query: context.req.valid("query") };
      return context.json(ReferralList.parse(await listReferrals(deps, asked)), 200);
    })
    .openapi(known, async (context) => {
      const asked = { readerId: context.var.actor.id, query: context.req.valid("query") };
      return context.json(Findings.parse({ findings: await findWhileTyping(deps, asked) }), 200);
    })
    .openapi(refer, async (context) => {
      const referral = context.req.valid("json");
      const input = { userId: context.var.actor.id, referral, once: onceOf(context) };
      return context.json(Referral.parse(await referHotel(deps, input)), 201);
    })
    .openapi(note, async (context) => {
      const said = { ...context.req.valid("param"), ...context.req.valid("json"), once: onceOf(context) };
      return context.json(
        Referral.parse(await addNote(deps, { userId: context.var.actor.id, ...said })),
        200,
      );
    })
    .openapi(register, async (context) => {
      const list = await listReferrals(deps, { query: context.req.valid("query") });
      return context.json(ReferralList.parse(list), 200);
    })
    .openapi(read, async (context) => {
      const which = { ...context.req.valid("param"), now: deps.clock.now() };
      return context.json(ReferralDetail.parse(await readDetail(deps.db, which)), 200);
    })
    .openapi(move, async (context) => {
      const which = { actor: context.var.actor, ...context.req.valid("param") };
      const detail = await moveReferral(deps, { ...which, move: context.req.valid("json") });
      return context.json(ReferralDetail.parse(detail), 200);
    });
}
