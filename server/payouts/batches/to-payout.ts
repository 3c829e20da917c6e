import QRCode from "qrcode";
import type { Currency } from "#domain/money/money.ts";
import { proposedWithholdings, type Regime } from "#domain/payouts/invoices.ts";
import type { Payout } from "#domain/payouts/payouts.ts";
import { PAID_IN, reckonPayout, type Withheld } from "#domain/payouts/reckoning.ts";
import { irrfOf, type TaxKind } from "#domain/payouts/taxes.ts";
import { brCode } from "#domain/pix/br-code.ts";
import type { PixKeyKind } from "#domain/pix/keys.ts";
import type { Deps } from "../../deps.ts";
import { pathTo } from "../papers/path-to.ts";
import type { findInvoicesOf } from "../papers/queries.ts";
import { toInvoice } from "../papers/to-invoice.ts";
import type { PayoutRow, RowRow } from "./queries.ts";
import { paperOf } from "./ready-batch.ts";

// Where an account is held is not asked; banks show what the code says without checking it.
const CITY = "BRASIL";

/** What a batch is known by. */
export const referenceOf = (number: number | string) => `RP-${String(number).padStart(4, "0")}`;

type Parts = {
  rows: readonly RowRow[];
  invoices: Awaited<ReturnType<typeof findInvoicesOf>>;
  /** What taxes come to today, in basis points. */
  taxes?: Partial<Record<TaxKind, number>>;
};

/** What one payee gets, with its papers and, while it is to be paid, its code of Pix. */
export async function toPayout(
  deps: Pick<Deps, "files" | "clock">,
  row: PayoutRow,
  { rows, invoices, taxes = {} }: Parts,
): Promise<Payout> {
  const own = rows.filter(({ payout_id }) => payout_id === row.id);
  const isOpen = row.state === "approved" || row.state === "sent";
  const papers = invoices.filter(({ of }) => of === row.id);
  const memo = `${referenceOf(row.number)} ${row.id.slice(0, 6).toUpperCase()}`;
  const { key_kind: kind, key, holder } = row;
  return {
    ...{ id: row.id, payee: { id: row.payee_id, name: row.payee_name ?? "" }, memo },
    ...{ gross: row.gross, paidGross: row.paid_gross, withheld: row.withheld, net: row.net },
    withholdings: row.withholdings as Withheld[],
    to: kind && key && holder ? { kind: kind as PixKeyKind, key, holder } : null,
    code: isOpen && key && holder ? await codeOf({ key, holder, net: row.net, memo }) : null,
    paper: paperOf(row),
    ...{ invoices: papers.map((paper) => toInvoice(deps, paper)), proposed: proposalOf(row, papers, taxes) },
    proof: pathTo(deps, row.proof_key, memo),
    rows: own.map(({ commission_id: commissionId, reference, hotel, amount, paid }) => ({
      ...{ commissionId, reference, hotel, amount, paid },
    })),
  };
}

/** What finance is proposed to keep back of a payout whose invoice came and was not looked at yet. */
function proposalOf(
  row: PayoutRow,
  papers: Parts["invoices"],
  taxes: Partial<Record<TaxKind, number>>,
): Withheld[] {
  const paper = papers.find(({ id }) => id === row.invoice_id);
  if (!paper || paperOf(row) !== "came") return [];
  const { iss, other, other_word: otherWord, regime } = paper;
  const irrf = taxes[irrfOf[regime as Regime]] ?? null;
  const withholdings = proposedWithholdings({ iss, other, otherWord }, irrf);
  const whole = { amounts: [row.paid_gross], currency: PAID_IN as Currency, rate: null, withholdings };
  return reckonPayout(whole)?.withholdings ?? [];
}

type Coded = { key: string; holder: string; net: number; memo: string };

async function codeOf({ key, holder, net, memo }: Coded): Promise<{ text: string; picture: string }> {
  const reference = memo.replace(/[^A-Z0-9]/g, "");
  const text = brCode({ key, name: holder, city: CITY, amount: net, reference });
  const svg = await QRCode.toString(text, { type: "svg", errorCorrectionLevel: "M", margin: 2 });
  return { text, picture: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}` };
}
