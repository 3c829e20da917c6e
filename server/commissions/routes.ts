import { AgencyAwaited, AgencyCommissionList } from "#domain/commissions/agency.ts";
import { Claims } from "#domain/commissions/claims.ts";
import { Commission, CommissionList } from "#domain/commissions/commissions.ts";
import { Earnings } from "#domain/commissions/earnings.ts";
import { Declared, RemittanceResult, Suspense } from "#domain/commissions/transfers.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { approveCommissions } from "./approve-commissions.ts";
import { booksRoutes } from "./books/routes.ts";
import { readClaims, recordRepayment } from "./claims/claims.ts";
import { confirmCommissions } from "./confirm-commissions.ts";
import { hotelContract, houseContract, owedContract, ownContract } from "./contract.ts";
import { correctCommission } from "./correct-commission.ts";
import { decideDispute, voidCommission } from "./decide-dispute.ts";
import { declarePaid } from "./declare-paid.ts";
import { readDeclared } from "./declared/read-declared.ts";
import { disputeCommission } from "./dispute-commission.ts";
import { listForAgency, readAwaited } from "./list/agency.ts";
import { listCommissions, listForHotel } from "./list/list-commissions.ts";
import { readEarnings } from "./list/read-earnings.ts";
import { transfersContract } from "./payments/contract.ts";
import { matchLines } from "./payments/match-lines.ts";
import { matchSuspense, readSuspense } from "./payments/match-suspense.ts";
import { recordRemittance } from "./payments/record-remittance.ts";
import { reverseRemittance } from "./payments/reverse-remittance.ts";
import { readCommission, readForHotel } from "./read-commission.ts";
import { settleCommission } from "./settle-commission.ts";

/** Commissions: one record that whoever sold, the hotel and the house read and move. */
export function commissionsRoutes(deps: Deps) {
  return createApi(deps)
    .route("/", ownRoutes(deps))
    .route("/", owedRoutes(deps))
    .route("/", hotelRoutes(deps))
    .route("/", houseRoutes(deps))
    .route("/", transferRoutes(deps))
    .route("/", booksRoutes(deps));
}

function ownRoutes(deps: Deps) {
  const { list, earnings, ofAgency, awaited, read, settle, dispute } = ownContract;
  return createApi(deps)
    .openapi(list, async (context) => {
      const asked = { reader: { payeeId: context.var.actor.id }, side: "payee" } as const;
      const found = await listCommissions(deps, { ...asked, query: context.req.valid("query") });
      return context.json(CommissionList.parse(found), 200);
    })
    .openapi(earnings, async (context) =>
      context.json(Earnings.parse(await readEarnings(deps, context.var.actor.id)), 200),
    )
    .openapi(ofAgency, async (context) => {
      const asked = { actorId: context.var.actor.id, query: context.req.valid("query") };
      return context.json(AgencyCommissionList.parse(await listForAgency(deps, asked)), 200);
    })
    .openapi(awaited, async (context) =>
      context.json(AgencyAwaited.parse(await readAwaited(deps, context.var.actor.id)), 200),
    )
    .openapi(read, async (context) => {
      const { id } = context.req.valid("param");
      const reader = { payeeId: context.var.actor.id };
      return context.json(Commission.parse(await readCommission(deps, { id, reader, side: "payee" })), 200);
    })
    .openapi(settle, async (context) => {
      const { id } = context.req.valid("param");
      const { version } = context.req.valid("json");
      const payeeId = context.var.actor.id;
      return context.json(await settleCommission(deps, { id, version, payeeId, once: onceOf(context) }), 200);
    })
    .openapi(dispute, async (context) => {
      const { id } = context.req.valid("param");
      const input = { id, actor: context.var.actor, dispute: context.req.valid("json") };
      return context.json(await disputeCommission(deps, { ...input, once: onceOf(context) }), 200);
    });
}

function owedRoutes(deps: Deps) {
  const { read, confirm, declare, dispute } = owedContract;
  return createApi(deps)
    .openapi(read, async (context) => {
      const which = { ...context.req.valid("param"), reader: { supplierId: context.var.actor.id } };
      return context.json(Commission.parse(await readCommission(deps, { ...which, side: "hotel" })), 200);
    })
    .openapi(confirm, async (context) => {
      const input = { hotelId: null, actor: context.var.actor, confirmation: context.req.valid("json") };
      return context.json(await confirmCommissions(deps, { ...input, once: onceOf(context) }), 200);
    })
    .openapi(declare, async (context) => {
      const input = { hotelId: null, actor: context.var.actor, declaration: context.req.valid("json") };
      return context.json(await declarePaid(deps, { ...input, once: onceOf(context) }), 200);
    })
    .openapi(dispute, async (context) => {
      const { id } = context.req.valid("param");
      const input = { id, hotelId: null, actor: context.var.actor, dispute: context.req.valid("json") };
      return context.json(await disputeCommission(deps, { ...input, once: onceOf(context) }), 200);
    });
}

function hotelRoutes(deps: Deps) {
  const { list, read, confirm, declare, dispute } = hotelContract;
  return createApi(deps)
    .openapi(list, async (context) => {
      const { hotelId } = context.req.valid("param");
      const asked = { hotelId, actor: context.var.actor, query: context.req.valid("query") };
      return context.json(CommissionList.parse(await listForHotel(deps, asked)), 200);
    })
    .openapi(read, async (context) => {
      const which = { ...context.req.valid("param"), actor: context.var.actor };
      return context.json(Commission.parse(await readForHotel(deps, which)), 200);
    })
    .openapi(confirm, async (context) => {
      const { hotelId } = context.req.valid("param");
      const input = { hotelId, actor: context.var.actor, confirmation: context.req.valid("json") };
      return context.json(await confirmCommissions(deps, { ...input, once: onceOf(context) }), 200);
    })
    .openapi(declare, async (context) => {
      const { hotelId } = context.req.valid("param");
      const input = { hotelId, actor: context.var.actor, declaration: context.req.valid("json") };
      return context.json(await declarePaid(deps, { ...input, once: onceOf(context) }), 200);
    })
    .openapi(dispute, async (context) => {
      const { id, hotelId } = context.req.valid("param");
      const input = { id, hotelId, actor: context.var.actor, dispute: context.req.valid("json") };
      return context.json(await disputeCommission(deps, { ...input, once: onceOf(context) }), 200);
    });
}

function houseRoutes(deps: Deps) {
  const { list, read, approve, decide, correct, voids } = houseContract;
  const asked = { reader: {}, side: "house" } as const;
  return createApi(deps)
    .openapi(list, async (context) => {
      const found = await listCommissions(deps, { ...asked, query: context.req.valid("query") });
      return context.json(CommissionList.parse(found), 200);
    })
    .openapi(read, async (context) => {
      const { id } = context.req.valid("param");
      return context.json(Commission.parse(await readCommission(deps, { id, ...asked })), 200);
    })
    .openapi(approve, async (context) => {
      const input = { actorId: context.var.actor.id, approval: context.req.valid("json") };
      return context.json(await approveCommissions(deps, { ...input, once: onceOf(context) }), 200);
    })
    .openapi(decide, async (context) => {
      const { id } = context.req.valid("param");
      const input = { id, actorId: context.var.actor.id, decision: context.req.valid("json") };
      return context.json(await decideDispute(deps, { ...input, once: onceOf(context) }), 200);
    })
    .openapi(correct, async (context) => {
      const { id } = context.req.valid("param");
      const input = { id, actor: context.var.actor, correction: context.req.valid("json") };
      return context.json(await correctCommission(deps, { ...input, once: onceOf(context) }), 200);
    })
    .openapi(voids, async (context) => {
      const { id } = context.req.valid("param");
      const input = { id, actorId: context.var.actor.id, voiding: context.req.valid("json") };
      return context.json(await voidCommission(deps, { ...input, once: onceOf(context) }), 200);
    });
}

function transferRoutes(deps: Deps) {
  const { tryOut, declared, claims, repay, suspense, match, reverse, record } = transfersContract;
  return createApi(deps)
    .openapi(tryOut, async (context) =>
      context.json(RemittanceResult.parse(await matchLines(deps.db, deps, context.req.valid("json"))), 200),
    )
    .openapi(declared, async (context) => context.json(Declared.parse(await readDeclared(deps)), 200))
    .openapi(claims, async (context) => context.json(Claims.parse(await readClaims(deps)), 200))
    .openapi(repay, async (context) => {
      const asked = { ...context.req.valid("param"), repayment: context.req.valid("json") };
      const input = { ...asked, actorId: context.var.actor.id, once: onceOf(context) };
      return context.json(Claims.parse(await recordRepayment(deps, input)), 200);
    })
    .openapi(suspense, async (context) => context.json(Suspense.parse(await readSuspense(deps)), 200))
    .openapi(match, async (context) => {
      const asked = { ...context.req.valid("param"), match: context.req.valid("json") };
      const input = { ...asked, actorId: context.var.actor.id, once: onceOf(context) };
      return context.json(Suspense.parse(await matchSuspense(deps, input)), 200);
    })
    .openapi(reverse, async (context) => {
      const asked = { ...context.req.valid("param"), reversal: context.req.valid("json") };
      const input = { ...asked, actorId: context.var.actor.id, once: onceOf(context) };
      return context.json(Suspense.parse(await reverseRemittance(deps, input)), 200);
    })
    .openapi(record, async (context) => {
      const input = { actorId: context.var.actor.id, remittance: context.req.valid("json") };
      const result = await recordRemittance(deps, { ...input, once: onceOf(context) });
      return context.json(RemittanceResult.parse(result), 201);
    });
}
