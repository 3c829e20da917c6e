import { sql } from "kysely";
import type { BookingWorld } from "../../bookings/testing/booking-world.ts";
import type { Actor } from "../../http/actor.ts";
import { writePdf } from "../../materials/demo/write-pdf.ts";
import { moveBatch } from "../batches/move-batch.ts";
import { prepareBatch } from "../batches/prepare-batch.ts";
import { keepPaper } from "../papers/keep-paper.ts";

const once = { scope: "storm", key: undefined, request: null };
const preparation = { currency: "EUR", rate: "6.1837", rateOn: "2026-07-08" } as const;
const moves = ["approved", "approved", "sent", "sent", "settled", "reversed"] as const;

/** Says where the operator is paid; two administrators with a second factor. */
export async function readyPayouts({ deps, db, ids }: BookingWorld): Promise<Actor[]> {
  const admins: Actor[] = [];
  for (const name of ["admin", "admin2"]) {
    const { id } = (await deps.auth.getUserByEmail(`${name}@lilamonde.test`))!;
    admins.push({ id, status: "active", role: "admin", hasUsedFactor: true });
  }
  const content = writePdf([{ title: "Comprovante", lines: [] }]);
  await keepPaper(deps, { userId: admins[0]!.id, content });
  await db
    .insertInto("payout_details")
    .values({
      ...{ user_id: ids.operator, kind: "cpf", key: "52998224725", holder: "Rafael" },
      updated_at: deps.clock.now(),
    })
    .execute();
  return admins;
}

type Acting = { admins: readonly Actor[]; dice: () => number };

/** What administrators do with payouts: prepare all that is due, and take a batch on or back. */
export function payoutActs({ deps, db }: BookingWorld, { admins, dice }: Acting) {
  const actor = admins[Math.floor(dice() * admins.length)]!;
  const to = moves[Math.floor(dice() * moves.length)]!;
  const move = async () => {
    const { rows } = await sql<{ id: string; version: number }>`select id, version from payout_batches
      where state <> 'reversed' order by random() limit 1`.execute(db);
    if (rows.length === 0) return;
    const { id, version } = rows[0]!;
    await sql`update payouts set proof_file_id = (select file_id from payout_files limit 1)
      where batch_id = ${id} and proof_file_id is null`.execute(db);
    await moveBatch(deps, { id, version, to, actor, once, reason: to === "reversed" ? "Devolvido" : "" });
  };
  return [() => prepareBatch(deps, { actor, preparation, once }), move, move];
}

/** What is wrong with what was paid out; nothing, if all is well. */
export async function payoutFaults({ db }: Pick<BookingWorld, "db">): Promise<unknown[]> {
  const paid = sql`payouts p join payout_batches b on b.id = p.batch_id and b.state in ('sent', 'settled') and p.taken_out_at is null`;
  const booked = (kind: string) => sql`(select coalesce(sum(e.amount), 0) from ledger_entries e
    join ledger_accounts a on a.id = e.account_id where a.kind = ${kind} and a.currency = 'BRL')`;
  const cash = sql`select 'cash out' as fault where ${booked("cash")} <> -(select coalesce(sum(p.net), 0) from ${paid})`;
  const exchange = sql`select 'exchange' as fault
    where ${booked("exchange_difference")} <> (select coalesce(sum(p.paid_gross), 0) from ${paid})`;
  const twice = sql`select 'twice ' || r.commission_id as fault from payout_rows r join ${paid} on p.id = r.payout_id
    where r.amount > 0 group by r.commission_id, r.payee_id having count(*) > 1`;
  const state = sql`select 'state ' || c.id as fault from commissions c left join (payout_rows r
    join payouts p on p.id = r.payout_id join payout_batches b on b.id = p.batch_id) on r.commission_id = c.id and r.is_live and r.amount > 0
    where (c.state in ('in_payout', 'paid')) <> (r.payout_id is not null)
      or (c.state = 'paid') <> (b.state is not distinct from 'settled')`;
  const alone = sql`select 'alone ' || b.id as fault from payout_batches b
    where b.approved_by = b.prepared_by or (b.state in ('sent', 'settled') and b.approved_by is null)`;
  const all = sql`${cash} union all ${exchange} union all ${twice} union all ${state} union all ${alone}`;
  return (await all.execute(db)).rows;
}
