import { expect } from "vitest";
import { demoId } from "#database/seed/demo/demo-id.ts";
import { transact } from "#platform/database/transact.ts";
import { Problem } from "#platform/http/problem.ts";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import type { World } from "#testing/world.ts";
import type { Actor } from "../http/actor.ts";
import { writePdf } from "../materials/demo/write-pdf.ts";
import { moveBatch } from "./batches/move-batch.ts";
import { prepareBatch } from "./batches/prepare-batch.ts";
import {
  findDue,
  freeRows,
  holdCommissions,
  insertBatch,
  insertPayout,
  updateBatch,
} from "./batches/queries.ts";
import { changeDetails } from "./change-details.ts";
import { readOwnPayouts } from "./own/read-own-payouts.ts";
import { addInvoice } from "./papers/add-invoice.ts";
import { keepPaper } from "./papers/keep-paper.ts";
import { withdrawInvoice } from "./papers/withdraw-invoice.ts";
import { insertDetails } from "./queries.ts";

const race = openRaces();

const once = { scope: "race", key: undefined, request: null };
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof Problem ? error.code : String(error)),
  );

race(
  "a batch that was changed a moment before is not approved unread",
  { locks: ["server/payouts/batches/queries.ts#holdBatch"] },
  async (world) => {
    const { db, deps } = world;
    const { id: adminId } = await enter(world, "admin2");
    const actor: Actor = { id: adminId, status: "active", role: "admin", hasUsedFactor: true };
    const id = demoId("payout/waiting");
    const batch = () =>
      db
        .selectFrom("payout_batches")
        .select(["state", "version"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
    const { version } = await batch();
    const answer = await whileOpen(
      db,
      (tx) => updateBatch(tx, { id, changes: {} }),
      () => codeOf(moveBatch(deps, { id, to: "approved", version, actor, once })),
    );
    expect(answer).toBe("conflict");
    expect(await batch()).toEqual({ state: "drafted", version: version + 1 });
  },
);

race(
  "who says in two windows at once where they are paid is shown what stands there",
  { keys: { "server/payouts/queries.ts#insertDetails": "payout_details_pkey" } },
  async (world) => {
    const { db, deps, clock } = world;
    const { id } = await enter(world, "operator");
    await db.deleteFrom("payout_details").where("user_id", "=", id).execute();
    const actor: Actor = { id, status: "active", role: "tour_operator", hasUsedFactor: true };
    const edit = { version: 0, kind: "cpf" as const, key: "529.982.247-25", holder: "Rafael" };
    const first = { kind: "email", key: "rafael@nobrega.example", holder: "Rafael Nóbrega" };
    const answer = await whileOpen(
      db,
      (tx) => insertDetails(tx, { user_id: id, ...first, updated_at: clock.now() }),
      () => codeOf(changeDetails(deps, { actor, edit, once })),
    );
    expect(answer).toBe("conflict");
    const kept = db.selectFrom("payout_details").select(["kind", "key", "holder"]).where("user_id", "=", id);
    expect(await kept.execute()).toEqual([first]);
  },
);

/** The advisor, with the payout that waits for their invoice and the paper of one. */
async function invoicing(world: World) {
  const { deps, db } = world;
  const { id: payeeId } = await enter(world, "advisor");
  const { payoutId, amount } = (await readOwnPayouts(deps, payeeId)).asked[0]!;
  const content = writePdf([{ title: "Nota fiscal", lines: [] }]);
  const { fileId } = await keepPaper(deps, { userId: payeeId, content });
  const number = `NFS-e-${crypto.randomUUID().slice(0, 8)}`;
  const paper = {
    city: "São Paulo",
    serviceCode: "10.05",
    competence: "2026-03",
    regime: "simples",
  } as const;
  const kept = { iss: 0, other: 0, otherWord: "", fileId };
  const add = () =>
    addInvoice(deps, { payeeId, once, invoice: { payoutId, number, amount, ...paper, ...kept } });
  const find = () => db.selectFrom("payout_invoices").select("id").where("number", "=", number).execute();
  return { payeeId, payoutId, amount, number, add, find };
}

race(
  "a number that a payee gives to two invoices at once is one invoice's",
  { keys: { "server/payouts/papers/queries.ts#insertInvoice": "payout_invoices_number" } },
  async (world) => {
    const { db, clock } = world;
    const { payeeId, amount, number, add, find } = await invoicing(world);
    const id = crypto.randomUUID();
    const row = { id, payee_id: payeeId, currency: "EUR", amount, number, created_at: clock.now() };
    const answer = await whileOpen(
      db,
      (tx) => tx.insertInto("payout_invoices").values(row).execute(),
      () => codeOf(add()),
    );
    expect(answer).toBe("invoice_exists");
    expect(await find()).toEqual([{ id }]);
    await db.deleteFrom("payout_invoices").where("id", "=", id).execute();
  },
);

race(
  "an invoice is not taken back from a batch that is being approved",
  { locks: ["server/payouts/batches/queries.ts#holdBatch"] },
  async (world) => {
    const { db, deps } = world;
    const { payeeId, add, find } = await invoicing(world);
    await add();
    const [{ id }] = (await find()) as [{ id: string }];
    const batchId = demoId("payout/asked");
    const { id: by } = await enter(world, "admin2");
    const answer = await whileOpen(
      db,
      (tx) => updateBatch(tx, { id: batchId, changes: { state: "approved", approved_by: by } }),
      () => codeOf(withdrawInvoice(deps, { id, payeeId })),
    );
    expect(answer).toBe("invoice_used");
    const back = { state: "drafted", approved_by: null };
    await transact(db, (tx) => updateBatch(tx, { id: batchId, changes: back }));
    await withdrawInvoice(deps, { id, payeeId });
  },
);

race(
  "what a batch takes while another is made is in one of them",
  { locks: ["server/payouts/batches/queries.ts#holdCommissions"] },
  async (world) => {
    const { db, deps, clock } = world;
    const { id: adminId } = await enter(world, "admin");
    const actor: Actor = { id: adminId, status: "active", role: "admin", hasUsedFactor: true };
    const id = demoId("payout/asked");
    const asked = db.selectFrom("payout_batches").select(["state", "version"]).where("id", "=", id);
    const { state, version } = await asked.executeTakeFirstOrThrow();
    if (state === "drafted")
      await moveBatch(deps, { id, to: "reversed", version, reason: "Refazer", actor, once });
    const [due] = await findDue(db, { currency: "EUR" });
    const { commission_id, payee_id, amount } = due!;
    const [batchId, payoutId] = [crypto.randomUUID(), crypto.randomUUID()];
    const frame = {
      currency: "EUR",
      rate: "1",
      rate_on: "2026-03-01",
      state: "drafted",
      prepared_by: adminId,
    };
    const sums = { gross: Number(amount), paid_gross: Number(amount), net: Number(amount) };
    const preparation = { currency: "EUR", rate: "6.18", rateOn: "2026-03-01" } as const;
    const answer = await whileOpen(
      db,
      async (tx) => {
        await holdCommissions(tx, [commission_id]);
        await insertBatch(tx, { id: batchId, ...frame, created_at: clock.now() });
        await insertPayout(tx, {
          payout: { id: payoutId, batch_id: batchId, payee_id, details_version: 1, ...sums },
          rows: [{ payout_id: payoutId, commission_id, payee_id, amount, paid: amount }],
        });
      },
      () => codeOf(prepareBatch(deps, { actor, preparation, once })),
    );
    expect(answer).toBe("payout_nothing");
    await transact(db, (tx) => freeRows(tx, [payoutId]));
  },
);
