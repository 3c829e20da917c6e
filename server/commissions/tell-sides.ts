import { homeOf } from "#domain/accounts/homes.ts";
import { Role } from "#domain/accounts/roles.ts";
import type { Tx } from "#platform/database/database.ts";
import { on } from "../facts/listener.ts";
import type { AnyNotice } from "../notifications/notice.ts";
import { notify } from "../notifications/notify.ts";
import type { Tools } from "../tools.ts";
import { commissionMoved, commissionOverdue, toldStates } from "./notices.ts";
import {
  type CommissionRow,
  findAdministrators,
  findCommission,
  findPurseKeepers,
  findRoleOf,
  findShares,
} from "./queries.ts";
import type { CommissionSide } from "./to-commission.ts";

type Told = { side: CommissionSide; notice: AnyNotice; extra?: Record<string, string> };

async function tell(tx: Tx, deps: Tools, row: CommissionRow, { side, notice, extra = {} }: Told) {
  const params = { hotel: row.hotel_name, reference: row.reference, ...extra };
  for (const { id, link } of await readersOf(tx, { row, side })) {
    notify(tx, deps, notice, { userId: id, params, link });
    deps.live.publish(tx, { topic: `user:${id}`, event: "commission", data: {} });
  }
}

async function readersOf(tx: Tx, { row, side }: { row: CommissionRow; side: CommissionSide }) {
  if (side === "hotel" && row.supplier_id !== null) {
    const role = await findRoleOf(tx, row.supplier_id);
    const link = role && `${homeOf[Role.parse(role)]}/bookings/received/${row.booking_id}`;
    return link ? [{ id: row.supplier_id, link }] : [];
  }
  if (side === "hotel" && row.hotel_id !== null) {
    const link = `${homeOf.hotel}/houses/${row.hotel_slug}/commissions/${row.id}`;
    return (await findPurseKeepers(tx, row.hotel_id)).map(({ id }) => ({ id, link }));
  }
  if (side === "house") {
    const link = `${homeOf.admin}/commissions/${row.id}`;
    return (await findAdministrators(tx)).map(({ id }) => ({ id, link }));
  }
  const readers: { id: string; link: string }[] = [];
  for (const { payeeId: id } of await findShares(tx, row.id)) {
    const role = await findRoleOf(tx, id);
    // Who left is told nothing; the books stay.
    if (role) readers.push({ id, link: `${homeOf[Role.parse(role)]}/earnings/${row.id}` });
  }
  return readers;
}

/** Tells the sides of a commission what the others did, and that it is late. */
export const tellSides = [
  on("commission_moved", async (tx, deps, { data: { commissionId, to: state, by, isCorrected } }) => {
    const to = isCorrected ? "corrected" : state;
    if (!toldStates[to]) return;
    const row = (await findCommission(tx, { id: commissionId }))!;
    const told = { notice: commissionMoved, extra: { to } };
    if (by !== "payee") await tell(tx, deps, row, { side: "payee", ...told });
    if (by !== "hotel" && to !== "received") await tell(tx, deps, row, { side: "hotel", ...told });
    if (to === "disputed") await tell(tx, deps, row, { side: "house", ...told });
  }),
  on("commission_declared", async (tx, deps, { data: { commissionIds } }) => {
    const told = { notice: commissionMoved, extra: { to: "declared" } };
    const rows: CommissionRow[] = [];
    for (const id of commissionIds) rows.push((await findCommission(tx, { id }))!);
    for (const row of rows) await tell(tx, deps, row, { side: "payee", ...told });
    const [first] = rows;
    if (!first) return;
    // One transfer is one notice to whoever looks for it.
    const reference = rows.map((row) => row.reference).join(", ");
    const params = { hotel: first.hotel_name, reference, to: "declared" };
    for (const { id } of await findAdministrators(tx)) {
      notify(tx, deps, commissionMoved, {
        ...{ userId: id, params, link: `${homeOf.admin}/commissions/remittance` },
      });
      deps.live.publish(tx, { topic: `user:${id}`, event: "commission", data: {} });
    }
  }),
  on("commission_overdue", async (tx, deps, { data: { commissionId } }) => {
    const row = (await findCommission(tx, { id: commissionId }))!;
    await tell(tx, deps, row, { side: "payee", notice: commissionOverdue });
    await tell(tx, deps, row, { side: "hotel", notice: commissionOverdue });
  }),
];
