import type { PixKeyKind } from "#domain/pix/keys.ts";
import { m } from "#messages/messages.js";

/** What each kind of key is called. */
export const kindNames: Record<PixKeyKind, () => string> = {
  cpf: m.payouts_kind_cpf,
  cnpj: m.payouts_kind_cnpj,
  phone: m.payouts_kind_phone,
  email: m.payouts_kind_email,
  random: m.payouts_kind_random,
};

/** Why a text is no key of its kind. */
export const wrongKeys: Record<PixKeyKind, () => string> = {
  cpf: m.payouts_key_wrong_cpf,
  cnpj: m.payouts_key_wrong_cnpj,
  phone: m.payouts_key_wrong_phone,
  email: m.payouts_key_wrong_email,
  random: m.payouts_key_wrong_random,
};
