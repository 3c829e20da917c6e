import { homeOf } from "#domain/accounts/homes.ts";
import { Role } from "#domain/accounts/roles.ts";
import { currencyDigits } from "#domain/money/currencies.ts";
import type { Currency } from "#domain/money/money.ts";
import { maskPixKey, type PixKeyKind } from "#domain/pix/keys.ts";
import type { Tx } from "#platform/database/database.ts";
import { on } from "../facts/listener.ts";
import { notify } from "../notifications/notify.ts";
import type { Tools } from "../tools.ts";
import { findAdministrators, findBatch, findPayouts, findTakenOut } from "./batches/queries.ts";
import { referenceOf } from "./batches/to-payout.ts";
import {
  batchWaiting,
  detailsChanged,
  invoiceCame,
  payoutAsked,
  payoutMoved,
  payoutTakenOut,
} from "./notices.ts";
import { findDetails, findRole } from "./queries.ts";

type Moved = { batchId: string; payoutId: string; payeeId: string; to: "settled" | "reversed" };

async function tellMoved(tx: Tx, deps: Tools, { batchId, payoutId, payeeId, to }: Moved): Promise<void> {
  const role = await findRole(tx, payeeId);
  const payout = (await findPayouts(tx, { batchId })).find(({ id }) => id === payoutId);
  if (!role || !payout) return;
  const amount = reais(payout.net);
  const params = { amount, batch: referenceOf(payout.number), to };
  notify(tx, deps, payoutMoved, {
    ...{ userId: payeeId, params, link: `${homeOf[Role.parse(role)]}/earnings` },
  });
  deps.live.publish(tx, { topic: `user:${payeeId}`, event: "commission", data: {} });
}

type Named = { batchId: string; payoutId: string; payeeId: string };

async function tellAsked(tx: Tx, deps: Tools, { batchId, payoutId, payeeId }: Named): Promise<void> {
  const role = await findRole(tx, payeeId);
  const payout = (await findPayouts(tx, { batchId })).find(({ id }) => id === payoutId);
  if (!role || !payout) return;
  const params = { batch: referenceOf(payout.number), amount: reais(payout.paid_gross) };
  notify(tx, deps, payoutAsked, {
    ...{ userId: payeeId, params, link: `${homeOf[Role.parse(role)]}/earnings` },
  });
  deps.live.publish(tx, { topic: `user:${payeeId}`, event: "commission", data: {} });
}

async function tellTakenOut(tx: Tx, deps: Tools, { batchId, payoutId, payeeId }: Named): Promise<void> {
  const role = await findRole(tx, payeeId);
  const batch = (await findBatch(tx, batchId))!;
  const payout = (await findTakenOut(tx, batchId)).find(({ id }) => id === payoutId);
  if (!role || !payout) return;
  const params = {
    ...{ batch: referenceOf(batch.number), reason: payout.taken_out_reason ?? "" },
    amount: new Intl.NumberFormat("pt-BR", { style: "currency", currency: batch.currency }).format(
      payout.gross / 10 ** currencyDigits[batch.currency as Currency],
    ),
  };
  notify(tx, deps, payoutTakenOut, {
    ...{ userId: payeeId, params, link: `${homeOf[Role.parse(role)]}/earnings` },
  });
  deps.live.publish(tx, { topic: `user:${payeeId}`, event: "commission", data: {} });
}

// Reais are written as in Brazil in both languages, as on the bank's proof.
const reais = (centavos: number) =>
  new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" }).format(centavos / 100);

/** Tells payees where they are paid and what was paid, and other administrators what waits for one of them. */
export const tellPayee = [
  on("payout_details_changed", async (tx, deps, { data: { userId } }) => {
    const details = await findDetails(tx, userId);
    const role = await findRole(tx, userId);
    if (!details || !role) return;
    const params = { key: maskPixKey({ kind: details.kind as PixKeyKind, key: details.key }) };
    notify(tx, deps, detailsChanged, { userId, params, link: `${homeOf[Role.parse(role)]}/earnings` });
  }),
  on("payout_prepared", async (tx, deps, { data: { batchId, preparedBy } }) => {
    const batch = (await findBatch(tx, batchId))!;
    const params = { batch: referenceOf(batch.number) };
    const link = `${homeOf.admin}/commissions/payouts/${batchId}`;
    for (const { id: userId } of await findAdministrators(tx)) {
      if (userId !== preparedBy) notify(tx, deps, batchWaiting, { userId, params, link });
    }
  }),
  on("payout_asked", (tx, deps, { data }) => tellAsked(tx, deps, data)),
  on("payout_taken_out", (tx, deps, { data }) => tellTakenOut(tx, deps, data)),
  on("payout_invoiced", async (tx, deps, { data: { batchId, payoutId, preparedBy } }) => {
    const payout = (await findPayouts(tx, { batchId })).find(({ id }) => id === payoutId);
    if (!payout || (await findRole(tx, preparedBy)) !== "admin") return;
    const params = { batch: referenceOf(payout.number), name: payout.payee_name ?? "" };
    const link = `${homeOf.admin}/commissions/payouts/${batchId}`;
    notify(tx, deps, invoiceCame, { userId: preparedBy, params, link });
  }),
  on("payout_settled", (tx, deps, { data }) => tellMoved(tx, deps, { ...data, to: "settled" })),
  on("payout_reversed", (tx, deps, { data }) => tellMoved(tx, deps, { ...data, to: "reversed" })),
];
