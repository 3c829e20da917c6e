import { readPhone } from "./profile/phone.ts";

/**
 * The address that opens WhatsApp with a text written: to a number, however it was typed, or to whomever is chosen there
 * where none is known.
 */
export function whatsappAddress({ phone = null, text }: { phone?: string | null; text?: string }): string {
  const number = (readPhone(phone ?? "") ?? "").slice(1);
  return `https://wa.me/${number}${text === undefined ? "" : `?text=${encodeURIComponent(text)}`}`;
}
