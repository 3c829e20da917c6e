import { randomUUID } from "node:crypto";
import type { Localized } from "#domain/localized.ts";
import { houseDay } from "#domain/site/views.ts";
import { monthsAfter } from "#domain/trainings/certificates.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Tools } from "../../tools.ts";
import { findName, insertCertificate } from "./queries.ts";
import { newCode, signWords } from "./sign.ts";

type Issue = {
  userId: string;
  training: { id: string; title: Localized; validMonths: number };
  /** The hotel that taught it; none for the house. */
  hotel: string | null;
  /** Where both are known beforehand, as in the demo world. */
  known?: { id: string; code: string };
  now: Date;
};

/** Writes and signs a certificate, with the name its holder has today. */
export async function issueCertificate(
  tx: Tx,
  { config }: Pick<Tools, "config">,
  { userId, training, hotel, known, now }: Issue,
): Promise<string> {
  const issuedOn = houseDay(now);
  const words = {
    ...{ name: await findName(tx, userId), title: training.title, house: hotel ?? "Lilamonde" },
    ...{ issuedOn, validUntil: monthsAfter(issuedOn, training.validMonths) },
  };
  for (;;) {
    const { id, code } = known ?? { id: randomUUID(), code: newCode(config) };
    const isNew = await insertCertificate(tx, {
      ...{ id, code, training_id: training.id, user_id: userId, name: words.name, house: words.house },
      ...{ title: JSON.stringify(words.title), issued_on: issuedOn, valid_until: words.validUntil },
      ...{ signature: signWords(config, { ...words, code }), created_at: now },
    });
    if (isNew || known) return id;
  }
}
