import { crc16 } from "./crc16.ts";

/** The most that a code can ask for, in centavos: its amount has thirteen signs. */
export const MOST_CENTAVOS = 999_999_999_999;

const GUI = "br.gov.bcb.pix";
const REAL = "986";
const CRC = { id: "63", length: 4 };

export type BrCode = {
  key: string;
  /** Who is paid; folded to ASCII and cut to what a code holds. */
  name: string;
  city: string;
  /** In centavos; without it whoever pays types one. */
  amount?: number | undefined;
  /** What the payment is known by in both statements: up to 25 letters and digits. */
  reference?: string | undefined;
};

/**
 * A static BR Code: what a bank's app reads from the QR code, or pastes, to pay by Pix (EMV QRCPS-MPM, "Manual do BR
 * Code" of the Banco Central).
 */
export function brCode({ key, name, city, amount, reference }: BrCode): string {
  const fields = [
    field("00", "01"),
    field("26", field("00", GUI) + field("01", key)),
    field("52", "0000"),
    field("53", REAL),
    ...(amount === undefined ? [] : [field("54", written(amount))]),
    field("58", "BR"),
    field("59", asciiLine(name, 25)),
    field("60", asciiLine(city, 15)),
    field("62", field("05", label(reference))),
  ];
  const body = `${fields.join("")}${CRC.id}0${CRC.length}`;
  return body + crc16(body);
}

/** A text in the signs a code may hold: without accents, in one line, cut to a length; empty where nothing is left. */
export function asciiLine(text: string, max: number): string {
  const folded = text.normalize("NFKD").replace(/\p{M}/gu, "");
  return folded
    .replace(/[^\x20-\x7e]/g, " ")
    .replace(/ +/g, " ")
    .trim()
    .slice(0, max)
    .trim();
}

/** The fields of a code in their order; null where one runs over the end. */
export function readFields(code: string): { id: string; value: string }[] | null {
  const fields: { id: string; value: string }[] = [];
  for (let at = 0; at < code.length; ) {
    const head = /^(\d{2})(\d{2})$/.exec(code.slice(at, at + 4));
    if (!head) return null;
    const [, id = "", length = ""] = head;
    const value = code.slice(at + 4, at + 4 + Number(length));
    if (value.length !== Number(length)) return null;
    fields.push({ id, value });
    at += 4 + value.length;
  }
  return fields;
}

/** Whether a code is whole: its fields parse, and its last one is the checksum of the rest. */
export function isWhole(code: string): boolean {
  const last = readFields(code)?.at(-1);
  return last?.id === CRC.id && last.value === crc16(code.slice(0, -CRC.length));
}

function field(id: string, value: string): string {
  if (value.length < 1 || value.length > 99)
    throw new RangeError(`field ${id} of a BR Code has 1 to 99 signs`);
  return `${id}${String(value.length).padStart(2, "0")}${value}`;
}

function written(centavos: number): string {
  if (!Number.isInteger(centavos) || centavos < 1 || centavos > MOST_CENTAVOS) {
    throw new RangeError("a BR Code asks for one centavo or more, in whole ones");
  }
  return `${Math.floor(centavos / 100)}.${String(centavos % 100).padStart(2, "0")}`;
}

/** Three stars stand for no reference (Manual do BR Code, field 62-05). */
function label(reference: string | undefined): string {
  if (reference === undefined) return "***";
  if (!/^[A-Za-z0-9]{1,25}$/.test(reference))
    throw new RangeError("a reference has 1 to 25 letters and digits");
  return reference;
}
