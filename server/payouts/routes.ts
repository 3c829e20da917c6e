import { PayoutDetails } from "#domain/payouts/details.ts";
import { KeptPaper, OwnPayouts, PayoutBatch, PayoutBatchList, PayoutDue } from "#domain/payouts/payouts.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { refuse } from "../http/refuse.ts";
import { changeWithholdings } from "./batches/change-withholdings.ts";
import { moveBatch } from "./batches/move-batch.ts";
import { prepareBatch } from "./batches/prepare-batch.ts";
import { listBatches, readBatch } from "./batches/read-batch.ts";
import { readDue } from "./batches/read-due.ts";
import { takeOut } from "./batches/take-out.ts";
import { changeDetails } from "./change-details.ts";
import { houseContract, ownContract } from "./contract.ts";
import { readOwnPayouts } from "./own/read-own-payouts.ts";
import { addInvoice } from "./papers/add-invoice.ts";
import { attachProof } from "./papers/attach-proof.ts";
import { keepPaper } from "./papers/keep-paper.ts";
import { withdrawInvoice } from "./papers/withdraw-invoice.ts";
import { readDetails } from "./read-details.ts";
import { taxRoutes } from "./taxes/routes.ts";

/** Where those who are owed money are paid, and how the house pays them. */
export function payoutsRoutes(deps: Deps) {
  return createApi(deps)
    .route("/", ownRoutes(deps))
    .route("/", houseRoutes(deps))
    .route("/", taxRoutes(deps));
}

function ownRoutes(deps: Deps) {
  const { details, change, payouts, invoice, withdraw, paper } = ownContract;
  return createApi(deps)
    .openapi(details, async (context) =>
      context.json(PayoutDetails.parse(await readDetails(deps.db, context.var.actor)), 200),
    )
    .openapi(change, async (context) => {
      const input = { actor: context.var.actor, edit: context.req.valid("json"), once: onceOf(context) };
      return context.json(PayoutDetails.parse(await changeDetails(deps, input)), 200);
    })
    .openapi(payouts, async (context) =>
      context.json(OwnPayouts.parse(await readOwnPayouts(deps, context.var.actor.id)), 200),
    )
    .openapi(invoice, async (context) => {
      const input = { payeeId: context.var.actor.id, invoice: context.req.valid("json") };
      return context.json(OwnPayouts.parse(await addInvoice(deps, { ...input, once: onceOf(context) })), 200);
    })
    .openapi(withdraw, async (context) => {
      const which = { ...context.req.valid("param"), payeeId: context.var.actor.id };
      return context.json(OwnPayouts.parse(await withdrawInvoice(deps, which)), 200);
    })
    .openapi(paper, async (context) => {
      const content = context.req.raw.body;
      if (!content) throw refuse("validation_failed", { fields: { file: "required" } });
      const kept = await keepPaper(deps, { userId: context.var.actor.id, content });
      return context.json(KeptPaper.parse(kept), 201);
    });
}

function houseRoutes(deps: Deps) {
  const {
    list,
    due,
    prepare,
    read,
    withhold,
    takeOut: out,
    prove,
    approve,
    send,
    settle,
    reverse,
  } = houseContract;
  return createApi(deps)
    .openapi(list, async (context) =>
      context.json(PayoutBatchList.parse(await listBatches(deps, context.req.valid("query"))), 200),
    )
    .openapi(due, async (context) => context.json(PayoutDue.parse(await readDue(deps)), 200))
    .openapi(prepare, async (context) => {
      const input = { actor: context.var.actor, preparation: context.req.valid("json") };
      const made = await prepareBatch(deps, { ...input, once: onceOf(context) });
      return context.json(PayoutBatch.parse(made), 201);
    })
    .openapi(read, async (context) => {
      const which = { ...context.req.valid("param"), actor: context.var.actor };
      return context.json(PayoutBatch.parse(await readBatch(deps, which)), 200);
    })
    .openapi(withhold, async (context) => {
      const asked = { ...context.req.valid("param"), edit: context.req.valid("json") };
      const input = { ...asked, actor: context.var.actor, once: onceOf(context) };
      return context.json(PayoutBatch.parse(await changeWithholdings(deps, input)), 200);
    })
    .openapi(out, async (context) => {
      const asked = { ...context.req.valid("param"), taking: context.req.valid("json") };
      const input = { ...asked, actor: context.var.actor, once: onceOf(context) };
      return context.json(PayoutBatch.parse(await takeOut(deps, input)), 200);
    })
    .openapi(prove, async (context) => {
      const asked = { ...context.req.valid("param"), edit: context.req.valid("json") };
      const input = { ...asked, actor: context.var.actor, once: onceOf(context) };
      return context.json(PayoutBatch.parse(await attachProof(deps, input)), 200);
    })
    .openapi(approve, async (context) => {
      const asked = { ...context.req.valid("param"), ...context.req.valid("json"), to: "approved" } as const;
      const input = { ...asked, actor: context.var.actor, once: onceOf(context) };
      return context.json(PayoutBatch.parse(await moveBatch(deps, input)), 200);
    })
    .openapi(send, async (context) => {
      const asked = { ...context.req.valid("param"), ...context.req.valid("json"), to: "sent" } as const;
      const input = { ...asked, actor: context.var.actor, once: onceOf(context) };
      return context.json(PayoutBatch.parse(await moveBatch(deps, input)), 200);
    })
    .openapi(settle, async (context) => {
      const asked = { ...context.req.valid("param"), ...context.req.valid("json"), to: "settled" } as const;
      const input = { ...asked, actor: context.var.actor, once: onceOf(context) };
      return context.json(PayoutBatch.parse(await moveBatch(deps, input)), 200);
    })
    .openapi(reverse, async (context) => {
      const asked = { ...context.req.valid("param"), ...context.req.valid("json"), to: "reversed" } as const;
      const input = { ...asked, actor: context.var.actor, once: onceOf(context) };
      return context.json(PayoutBatch.parse(await moveBatch(deps, input)), 200);
    });
}
