import QRCode from "qrcode";
import type { Payout } from "#domain/payouts/payouts.ts";
import type { Withheld } from "#domain/payouts/reckoning.ts";
import { brCode } from "#domain/pix/br-code.ts";
import type { PixKeyKind } from "#domain/pix/keys.ts";
import type { Deps } from "../../deps.ts";
import { pathTo } from "../papers/path-to.ts";
import type { InvoiceRow } from "../papers/queries.ts";
import type { PayoutRow, RowRow } from "./queries.ts";

// Where an account is held is not asked; banks show what the code says without checking it.
const CITY = "BRASIL";

/** What a batch is known by. */
export const referenceOf = (number: number | string) => `RP-${String(number).padStart(4, "0")}`;

type Parts = { rows: readonly RowRow[]; invoices: readonly InvoiceRow[] };

/** What one payee gets, with its papers and, while it is to be paid, its code of Pix. */
export async function toPayout(
  deps: Pick<Deps, "files" | "clock">,
  row: PayoutRow,
  { rows, invoices }: Parts,
): Promise<Payout> {
  const own = rows.filter(({ payout_id }) => payout_id === row.id);
  const isOpen = row.state === "approved" || row.state === "sent";
  const pathOf = (key: string | null, download: string) => pathTo(deps, key, download);
  const memo = `${referenceOf(row.number)} ${row.id.slice(0, 6).toUpperCase()}`;
  const { key_kind: kind, key, holder } = row;
  return {
    ...{ id: row.id, payee: { id: row.payee_id, name: row.payee_name ?? "" }, memo },
    ...{ gross: row.gross, paidGross: row.paid_gross, withheld: row.withheld, net: row.net },
    withholdings: row.withholdings as Withheld[],
    to: kind && key && holder ? { kind: kind as PixKeyKind, key, holder } : null,
    code: isOpen && key && holder ? await codeOf({ key, holder, net: row.net, memo }) : null,
    invoices: invoices
      .filter(({ payout_id }) => payout_id === row.id)
      .map(({ number, amount, storage_key }) => ({
        ...{ number: number ?? "", amount, path: pathOf(storage_key, `nf-${number ?? "0"}`) },
      })),
    proof: pathOf(row.proof_key, memo),
    rows: own.map(({ commission_id: commissionId, reference, hotel, amount, paid }) => ({
      ...{ commissionId, reference, hotel, amount, paid },
    })),
  };
}

type Coded = { key: string; holder: string; net: number; memo: string };

async function codeOf({ key, holder, net, memo }: Coded): Promise<{ text: string; picture: string }> {
  const reference = memo.replace(/[^A-Z0-9]/g, "");
  const text = brCode({ key, name: holder, city: CITY, amount: net, reference });
  const svg = await QRCode.toString(text, { type: "svg", errorCorrectionLevel: "M", margin: 2 });
  return { text, picture: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}` };
}
