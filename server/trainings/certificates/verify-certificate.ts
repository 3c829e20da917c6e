import { houseDay } from "#domain/site/views.ts";
import type { Verification } from "#domain/trainings/certificates.ts";
import type { Deps } from "../../deps.ts";
import { findByCode } from "./queries.ts";
import { isSigned, publicKeyOf, soundCode } from "./sign.ts";
import { wordsOf } from "./to-certificate.ts";

const nothing = { certificate: null, proof: null };

/** What the house says of a code that somebody was shown: whose it is, or that it is nobody's. */
export async function verifyCertificate(
  { db, config, clock }: Pick<Deps, "db" | "config" | "clock">,
  written: string,
): Promise<Verification> {
  const code = soundCode(config, written);
  if (!code) return { state: "forged", ...nothing };
  const row = await findByCode(db, code);
  if (!row) return { state: "unknown", ...nothing };
  const certificate = wordsOf(row);
  const { signature } = row;
  // What was changed in the books behind the house's back is no certificate.
  if (!isSigned(config, certificate, signature)) return { state: "altered", ...nothing };
  const isOver = certificate.validUntil < houseDay(clock.now());
  return {
    ...{ state: isOver ? "expired" : "valid", certificate },
    proof: { signature, publicKey: publicKeyOf(config) },
  };
}
