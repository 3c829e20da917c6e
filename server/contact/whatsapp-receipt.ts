import type { ContactMessage, ContactReceipt } from "#domain/contact/contact.ts";
import type { Language } from "#domain/text.ts";
import { whatsappAddress } from "#domain/whatsapp.ts";
import { m } from "#messages/messages.js";
import { interestName } from "./interest-name.ts";

type Input = { reference: string; message: ContactMessage; number: string; language: Language };

/** How the visitor goes on by WhatsApp: the number, the text with the reference, and the address of both. */
export function whatsappReceipt({ reference, message, number, language }: Input): ContactReceipt {
  const { name, subject } = message;
  const interest = interestName(message.interest, language);
  const text = m.contact_whatsapp_text({ name, subject, interest, reference }, { locale: language });
  return {
    reference,
    whatsappNumber: number,
    whatsappText: text,
    whatsappUrl: whatsappAddress({ phone: `+${number}`, text }),
  };
}
