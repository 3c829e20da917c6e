import { demoId } from "#database/seed/demo/demo-id.ts";
import type { Regime } from "#domain/payouts/invoices.ts";
import type { BatchState } from "#domain/payouts/states.ts";
import { houseDay } from "#domain/site/views.ts";
import { approveCommissions } from "../commissions/approve-commissions.ts";
import { readCommission } from "../commissions/read-commission.ts";
import type { Deps } from "../deps.ts";
import type { Actor } from "../http/actor.ts";
import { writePdf } from "../materials/demo/write-pdf.ts";
import { changeWithholdings } from "./batches/change-withholdings.ts";
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
  /** What is approved before: a booking of the demo, so many days ago. */
  approves?: { booking: string; daysAgo: number };
  invoice?: { payee: string; number: string; regime: Regime };
  daysAgo: number;
  rate: string;
  until: BatchState;
};

/** One that arrived weeks ago, one that waits for the second administrator, and one that waits for the advisor's invoice. */
const planned: Planned[] = [
  {
    ...{ id: demoId("payout/arrived"), daysAgo: 46, rate: "6.18", until: "settled" },
    invoice: { payee: "advisor@lilamonde.test", number: "NFS-e-218", regime: "simples" },
  },
  {
    ...{ id: demoId("payout/waiting"), daysAgo: 1, rate: "6.21", until: "drafted" },
    approves: { booking: "c-chiado-2", daysAgo: 30 },
    invoice: { payee: "operator@lilamonde.test", number: "NFS-e-77", regime: "presumido" },
  },
  {
    ...{ id: demoId("payout/asked"), daysAgo: 0.25, rate: "6.23", until: "drafted" },
    approves: { booking: "c-sagres-2", daysAgo: 39 },
  },
];

/** Gives the demo world its payouts, once; each goes the way a real one goes, without telling anybody of it. */
export async function plantPayouts(given: Deps): Promise<void> {
  const deps = { ...given, listeners: { ...given.listeners, tells: [] } };
  const [first, second] = [await actorOf(deps, "admin"), await actorOf(deps, "admin2")];
  const { rows } = await listBatches(deps, { q: "", sort: "-createdAt", limit: 1 });
  if (!first || !second || rows.length > 0) return;
  const agoOf = (days: number) => {
    const at = new Date(deps.clock.now().getTime() - days * DAY_MS);
    return { ...deps, clock: { now: () => at } };
  };
  for (const { id, approves, invoice, daysAgo, rate, until } of planned) {
    if (approves) await approve(agoOf(approves.daysAgo), { actor: first, booking: approves.booking });
    const then = agoOf(daysAgo);
    const preparation = { currency: "EUR", rate, rateOn: houseDay(then.clock.now()) } as const;
    await prepareBatch(then, { actor: first, preparation, once, id });
    if (invoice) {
      await sendInvoice(then, invoice);
      await confirmInvoices(then, { id, actor: first });
    }
    if (until === "settled") await payOut(then, { id, first, second });
  }
}

/** Approves a commission that came, so that it can be paid. */
async function approve(deps: Deps, { actor, booking }: { actor: Actor; booking: string }): Promise<void> {
  const id = demoId(`booking/${booking}`);
  const { state, version } = await readCommission(deps, { id, reader: {}, side: "house" });
  if (state !== "received") return;
  await approveCommissions(deps, { actorId: actor.id, approval: { rows: [{ id, version }] }, once });
}

async function actorOf({ auth }: Deps, name: string): Promise<Actor | null> {
  const user = await auth.getUserByEmail(`${name}@lilamonde.test`);
  return user ? { id: user.id, status: "active", role: "admin", hasUsedFactor: true } : null;
}

async function sendInvoice(
  deps: Deps,
  { payee, number, regime }: NonNullable<Planned["invoice"]>,
): Promise<void> {
  const user = await deps.auth.getUserByEmail(payee);
  const asked = user && (await readOwnPayouts(deps, user.id)).asked.find(({ invoice }) => !invoice);
  if (!asked) return;
  const content = writePdf([{ title: number, lines: ["Nota fiscal de demonstração"] }]);
  const { fileId } = await keepPaper(deps, { userId: user.id, content });
  const { payoutId, amount } = asked;
  const competence = houseDay(deps.clock.now()).slice(0, 7);
  const paper = { city: "São Paulo, SP", serviceCode: "10.05", competence, regime };
  const invoice = { payoutId, number, amount, ...paper, iss: 0, other: 0, otherWord: "", fileId };
  await addInvoice(deps, { payeeId: user.id, invoice, once });
}

/** Finance takes over what the invoices propose. */
async function confirmInvoices(deps: Deps, { id, actor }: { id: string; actor: Actor }): Promise<void> {
  const { payouts } = await readBatch(deps, { id, actor });
  for (const { id: payoutId, proposed } of payouts.filter(({ paper }) => paper === "came")) {
    const { version } = await readBatch(deps, { id, actor });
    const withholdings = proposed.map(({ kind, rate, amount, note }) => ({
      ...{ kind, rate, amount: rate === null ? amount : null, note },
    }));
    await changeWithholdings(deps, { id, payoutId, edit: { version, withholdings }, actor, once });
  }
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
