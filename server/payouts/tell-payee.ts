import { homeOf } from "#domain/accounts/homes.ts";
import { Role } from "#domain/accounts/roles.ts";
import { maskPixKey, type PixKeyKind } from "#domain/pix/keys.ts";
import type { Tx } from "#platform/database/database.ts";
import { on } from "../facts/listener.ts";
import { notify } from "../notifications/notify.ts";
import type { Tools } from "../tools.ts";
import { findAdministrators, findBatch, findPayouts } from "./batches/queries.ts";
import { referenceOf } from "./batches/to-payout.ts";
import { batchWaiting, detailsChanged, payoutMoved } from "./notices.ts";
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
  on("payout_settled", (tx, deps, { data }) => tellMoved(tx, deps, { ...data, to: "settled" })),
  on("payout_reversed", (tx, deps, { data }) => tellMoved(tx, deps, { ...data, to: "reversed" })),
];
