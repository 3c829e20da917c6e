import QRCode from "qrcode";
import { sharedPath } from "#domain/stores/visits.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { findShown } from "../queries.ts";

/** The QR code of a shown store as an SVG, dark on light on every sheet. */
export async function drawCode({ db, config }: Pick<Deps, "db" | "config">, slug: string): Promise<string> {
  const row = await findShown(db, slug);
  if (!row) throw refuse("not_found");
  return QRCode.toString(`${config.publicUrl}${sharedPath(row.slug, "qr")}`, {
    ...{ type: "svg", margin: 2, errorCorrectionLevel: "M" },
    color: { dark: "#1d1a16", light: "#ffffff" },
  });
}
