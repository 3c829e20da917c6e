import { createHmac, createPrivateKey, createPublicKey, randomBytes, sign, verify } from "node:crypto";
import {
  type CertificateWords,
  codeOf,
  lettersOf,
  readCode,
  signedWords,
} from "#domain/trainings/certificates.ts";
import type { Config } from "#platform/config.ts";
import { deriveSecret, loadServiceKey } from "#platform/service-key.ts";

/** The code of the demo advisor's certificate, so that its address can be named (README). */
export const DEMO_CODE = "lm-ve1a-2026-dem0";
const isDemoCode = (config: Config, code: string) => config.isDemo && code === DEMO_CODE;

/** How a key of 32 bytes is written so that it can be read (RFC 8410). */
const PKCS8_ED25519 = Buffer.from("302e020100300506032b657004220420", "hex");

/** The house's own hand under certificates, made from its service key. */
function handOf(config: Config) {
  const seed = Buffer.from(deriveSecret(loadServiceKey(config), "certificates"), "base64url");
  const key = createPrivateKey({
    key: Buffer.concat([PKCS8_ED25519, seed]),
    format: "der",
    type: "pkcs8",
  });
  return { key, publicKey: createPublicKey(key) };
}

function proofOf(config: Config, chance: string): string {
  const secret = deriveSecret(loadServiceKey(config), "certificate-codes");
  return lettersOf(createHmac("sha256", secret).update(chance).digest(), 4);
}

/** A new code, which nobody but the house can make. */
export function newCode(config: Config): string {
  const chance = lettersOf(randomBytes(8), 8);
  return codeOf(chance, proofOf(config, chance));
}

/** The code as it is kept, if the house made it. */
export function soundCode(config: Config, written: string): string | null {
  const read = readCode(written);
  if (!read) return null;
  const isOurs = isDemoCode(config, read.code) || proofOf(config, read.chance) === read.proof;
  return isOurs ? read.code : null;
}

/** Signs what a certificate says (Ed25519). */
export function signWords(config: Config, words: CertificateWords): string {
  return sign(null, Buffer.from(signedWords(words)), handOf(config).key).toString("base64url");
}

/** Whether a certificate still says what was signed. */
export function isSigned(config: Config, words: CertificateWords, signature: string): boolean {
  const { publicKey } = handOf(config);
  return verify(null, Buffer.from(signedWords(words)), publicKey, Buffer.from(signature, "base64url"));
}

/** The key that anybody checks signatures with. */
export function publicKeyOf(config: Config): string {
  return handOf(config).publicKey.export({ format: "jwk" }).x ?? "";
}
