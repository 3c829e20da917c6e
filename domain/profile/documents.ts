/** Brazilian tax numbers: CPF of a person, CNPJ of a company in its numeric and its alphanumeric form. */

const CPF = /^[0-9]{11}$/;
const CNPJ = /^[0-9A-Z]{12}[0-9]{2}$/;

/** A CPF as it is kept, eleven digits, from however it was typed; null if it is none. */
export function readCpf(typed: string): string | null {
  const cpf = bare(typed);
  if (!CPF.test(cpf) || isOneSign(cpf)) return null;
  const digits = values(cpf);
  const first = checkDigit(digits.slice(0, 9), cpfWeight(10));
  const second = checkDigit([...digits.slice(0, 9), first], cpfWeight(11));
  return digits[9] === first && digits[10] === second ? cpf : null;
}

/** A CNPJ as it is kept, fourteen signs in capitals, from however it was typed; null if it is none. */
export function readCnpj(typed: string): string | null {
  const cnpj = bare(typed).toUpperCase();
  if (!CNPJ.test(cnpj) || isOneSign(cnpj)) return null;
  const signs = values(cnpj);
  const first = checkDigit(signs.slice(0, 12), cnpjWeight(12));
  const second = checkDigit([...signs.slice(0, 12), first], cnpjWeight(13));
  return signs[12] === first && signs[13] === second ? cnpj : null;
}

/** A kept CPF as people write it. */
export function formatCpf(cpf: string): string {
  return cpf.replace(/^(.{3})(.{3})(.{3})(.{2})$/, "$1.$2.$3-$4");
}

/** A kept CNPJ as people write it. */
export function formatCnpj(cnpj: string): string {
  return cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, "$1.$2.$3/$4-$5");
}

function bare(typed: string): string {
  return typed.replace(/[\s./-]/g, "");
}

/** 111.111.111-11 has the right check digits and belongs to nobody. */
function isOneSign(number: string): boolean {
  return new Set(number).size === 1;
}

/** A sign counts for its ASCII code minus 48, so digits are themselves and A is 17 (Receita Federal, 2026). */
function values(number: string): number[] {
  return Array.from(number, (sign) => sign.charCodeAt(0) - 48);
}

type Weight = (index: number) => number;

const cpfWeight =
  (highest: number): Weight =>
  (index) =>
    highest - index;

/** From the right: 2 to 9, and again from 2. */
const cnpjWeight =
  (length: number): Weight =>
  (index) =>
    2 + ((length - 1 - index) % 8);

function checkDigit(signs: number[], weight: Weight): number {
  const rest = signs.reduce((sum, value, index) => sum + value * weight(index), 0) % 11;
  return rest < 2 ? 0 : 11 - rest;
}
