import QRCode from "qrcode";
import type { Localized } from "#domain/localized.ts";
import type { CertificateWords, OwnCertificate } from "#domain/trainings/certificates.ts";
import type { Config } from "#platform/config.ts";
import type { CertificateRow } from "./queries.ts";

export const certificatePath = (code: string) => `/certificados/${code}`;

/** What a certificate says. */
export function wordsOf(row: CertificateRow): CertificateWords {
  const { code, name, house, issued_on: issuedOn, valid_until: validUntil } = row;
  return { code, name, house, issuedOn, validUntil, title: row.title as Localized };
}

/** A certificate as its holder sees it. */
export async function toOwn(config: Config, row: CertificateRow, today: string): Promise<OwnCertificate> {
  const path = certificatePath(row.code);
  const svg = await QRCode.toString(new URL(path, config.publicUrl).href, {
    ...{ type: "svg", errorCorrectionLevel: "M", margin: 2 },
  });
  const picture = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
  return { ...wordsOf(row), id: row.id, isExpired: row.valid_until < today, path, picture };
}
