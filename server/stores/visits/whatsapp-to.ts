import type { Language } from "#domain/text.ts";
import { whatsappAddress } from "#domain/whatsapp.ts";
import { m } from "#messages/messages.js";

type Input = { number: string; name: string; reference: string; language: Language };

/** The address that opens a seller's WhatsApp with the text and its reference written. */
export function whatsappTo({ number, name, reference, language }: Input): string {
  const first = name.split(" ")[0] ?? name;
  const text = m.stores_whatsapp_text({ name: first, reference }, { locale: language });
  return whatsappAddress({ phone: `+${number}`, text });
}
