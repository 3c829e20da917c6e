import { englishAddress } from "#domain/site/addresses.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import type { CertificateContent } from "./document-layout.ts";
import { type CertificateRow, findOne } from "./queries.ts";
import { certificatePath, wordsOf } from "./to-certificate.ts";

type Asked = { id: string; userId: string; language: Language };

/** A certificate of somebody's as a signed PDF, with the code and the address by which it is checked. */
export async function makeDocument(
  { db, pdf, config }: Pick<Deps, "db" | "pdf" | "config">,
  { language, ...which }: Asked,
): Promise<Uint8Array> {
  const row = await findOne(db, which);
  if (!row) throw refuse("not_found");
  const path = certificatePath(row.code);
  const url = new URL(language === "en" ? englishAddress(path) : path, config.publicUrl).href;
  const layout = new URL("./document-layout.ts", import.meta.url);
  return pdf.make({ layout, content: contentOf(row, { language, url }), key: which.userId });
}

function contentOf(
  row: CertificateRow,
  { language, url }: { language: Language; url: string },
): CertificateContent {
  const locale = { locale: language };
  const { title, name, house, issuedOn, validUntil, code } = wordsOf(row);
  const long = new Intl.DateTimeFormat(language === "pt" ? "pt-BR" : "en-GB", {
    ...{ dateStyle: "long", timeZone: "UTC" },
  });
  const day = (of: string) => long.format(new Date(`${of}T00:00:00Z`));
  return {
    ...{ language, title: title[language], name, url, code: code.toUpperCase() },
    kicker: m.trainings_certificate({}, locale),
    sentence: m.trainings_certificate_sentence({ house }, locale),
    issued: m.trainings_issued_on({ day: day(issuedOn) }, locale),
    valid: m.trainings_valid_until({ day: day(validUntil) }, locale),
    codeLabel: m.trainings_code({}, locale),
    check: m.trainings_check_at({ address: url.replace(/^https?:\/\//, "") }, locale),
    signatureLabel: m.trainings_signature({}, locale),
    signature: row.signature,
  };
}
