import { demoId } from "#database/seed/demo/demo-id.ts";
import type { BatchState } from "#domain/payouts/states.ts";
import { houseDay } from "#domain/site/views.ts";
import { approveCommissions } from "../commissions/approve-commissions.ts";
import { readCommission } from "../commissions/read-commission.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "../http/actor.ts";
import { writePdf } from "../materials/demo/write-pdf.ts";
import { moveBatch } from "./batches/move-batch.ts";
import { prepareBatch } from "./batches/prepare-batch.ts";
import { listBatches, readBatch } from "./batches/read-batch.ts";
import { readOwnPayouts } from "./own/read-own-payouts.ts";
import { addInvoice } from "./papers/add-invoice.ts";
import { attachProof } from "./papers/attach-proof.ts";
import { keepPaper } from "./papers/keep-paper.ts";

const DAY_MS = 86_400_000;
const once = { scope: "demo", key: undefined, request: null };

type Planned = {
  id: string;
  payee: string;
  invoice: string;
  daysAgo: number;
  rate: string;
  until: BatchState;
};

/** One that arrived weeks ago, and one that waits for the second administrator. */
const planned: Planned[] = [
  {
    ...{ id: demoId("payout/arrived"), payee: "advisor@lilamonde.test", invoice: "NFS-e-218" },
    ...{ daysAgo: 46, rate: "6.18", until: "settled" },
  },
  {
    ...{ id: demoId("payout/waiting"), payee: "operator@lilamonde.test", invoice: "NFS-e-77" },
    ...{ daysAgo: 1, rate: "6.21", until: "drafted" },
  },
];

/** Gives the demo world its payouts, once; each goes the way a real one goes, without telling anybody of it. */
export async function plantPayouts(given: Deps): Promise<void> {
  const deps = { ...given, listeners: { ...given.listeners, tells: [] } };
  const [first, second] = [await actorOf(deps, "admin"), await actorOf(deps, "admin2")];
  const { rows } = await listBatches(deps, { q: "", sort: "-createdAt", limit: 1 });
  if (!first || !second || rows.length > 0) return;
  for (const { id, payee, invoice: number, daysAgo, rate, until } of planned) {
    const at = new Date(deps.clock.now().getTime() - daysAgo * DAY_MS);
    const then = { ...deps, clock: { now: () => at } };
    await sendInvoice(then, { payee, number });
    const preparation = { currency: "EUR", rate, rateOn: houseDay(at) } as const;
    await prepareBatch(then, { actor: first, preparation, once, id });
    if (until === "settled") await payOut(then, { id, first, second });
  }
  await approveLast(deps, first);
}

/** One that was approved since: it waits for the advisor's invoice. */
async function approveLast(deps: Deps, actor: Actor): Promise<void> {
  const id = demoId("booking/c-sagres-2");
  const { state, version } = await readCommission(deps, { id, reader: {}, side: "house" });
  if (state !== "received") return;
  const at = new Date(deps.clock.now().getTime() - 39 * DAY_MS);
  const approval = { rows: [{ id, version }] };
  await approveCommissions({ ...deps, clock: { now: () => at } }, { actorId: actor.id, approval, once });
}

async function actorOf({ auth }: Deps, name: string): Promise<Actor | null> {
  const user = await auth.getUserByEmail(`${name}@lilamonde.test`);
  return user ? { id: user.id, status: "active", role: "admin", hasUsedFactor: true } : null;
}

async function sendInvoice(deps: Deps, { payee, number }: { payee: string; number: string }): Promise<void> {
  const user = await deps.auth.getUserByEmail(payee);
  const due = user && (await readOwnPayouts(deps, user.id)).due.find(({ currency }) => currency === "EUR");
  if (!due || due.uninvoiced === 0) return;
  const content = writePdf([{ title: number, lines: ["Nota fiscal de demonstração"] }]);
  const { fileId } = await keepPaper(deps, { userId: user.id, content });
  const invoice = { currency: "EUR", number, amount: due.uninvoiced, fileId } as const;
  await addInvoice(deps, { payeeId: user.id, invoice, once });
}

type Paid = { id: string; first: Actor; second: Actor };

async function payOut(deps: Deps, { id, first, second }: Paid): Promise<void> {
  const move = async (actor: Actor, to: "approved" | "sent" | "settled") => {
    const { version } = await readBatch(deps, { id, actor });
    await moveBatch(deps, { id, to, version, actor, once });
  };
  await move(second, "approved");
  await move(first, "sent");
  const { payouts } = await readBatch(deps, { id, actor: first });
  for (const { id: payoutId, memo } of payouts) {
    const content = writePdf([{ title: memo, lines: ["Comprovante de demonstração"] }]);
    const { fileId } = await keepPaper(deps, { userId: first.id, content });
    const { version } = await readBatch(deps, { id, actor: first });
    await attachProof(deps, { id, payoutId, edit: { version, fileId }, actor: first, once });
  }
  await move(first, "settled");
}
