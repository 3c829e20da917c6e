import { formatCnpj, formatCpf, readCnpj, readCpf } from "../profile/documents.ts";
import { formatPhone, readPhone } from "../profile/phone.ts";

/** The kinds of keys by which Pix knows an account (Banco Central, DICT). */
export const pixKeyKinds = ["cpf", "cnpj", "phone", "email", "random"] as const;
export type PixKeyKind = (typeof pixKeyKinds)[number];
export type PixKey = { kind: PixKeyKind; key: string };

/** The longest key that DICT keeps; with its frame it just fits into a BR Code. */
const MAX_KEY = 77;
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;
const RANDOM = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const readers: Record<PixKeyKind, (typed: string) => string | null> = {
  cpf: readCpf,
  cnpj: readCnpj,
  phone: readPhone,
  email: (typed) => matching(typed, EMAIL),
  random: (typed) => matching(typed, RANDOM),
};

/** A key of a kind as Pix keeps it, from however it was typed; null if it is none of that kind. */
export function readPixKey(kind: PixKeyKind, typed: string): string | null {
  return readers[kind](typed);
}

/** A kept key as people write it. */
export function formatPixKey({ kind, key }: PixKey): string {
  if (kind === "cpf") return formatCpf(key);
  if (kind === "cnpj") return formatCnpj(key);
  return kind === "phone" ? formatPhone(key) : key;
}

/** A kept key with its middle left out, enough for its owner to know it again. */
export function maskPixKey({ kind, key }: PixKey): string {
  if (kind !== "email") return `•••${key.slice(-4)}`;
  const at = key.lastIndexOf("@");
  return `${key.slice(0, 1)}•••${key.slice(at)}`;
}

function matching(typed: string, pattern: RegExp): string | null {
  const key = typed.trim().toLowerCase();
  return key.length <= MAX_KEY && pattern.test(key) ? key : null;
}
