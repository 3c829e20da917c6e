/**
 * What never enters the record: secrets, and what a client told their advisor. The record outlives the people it speaks
 * of and cannot be edited, so it holds ids, states and figures, and of texts only what the house itself published.
 */
const FORBIDDEN =
  /^(.*(password|passcode|secret|token|hash|recovery|challenge).*|pix_?key|iban|account_?number|branch|cpf|cnpj|tax_?id|passport|card_?number|birthday|birth_?date|preferences|diet|health|guest_?names?|traveller_?names?|notes?_?(text)?)$/i;

/** Whether a field may not be part of an entry. */
export function isForbidden(field: string): boolean {
  return FORBIDDEN.test(field);
}

/** A record without the fields that an entry never holds, at whatever depth. */
export function cleanEntry<T>(record: T): T {
  if (Array.isArray(record)) return record.map(cleanEntry) as T;
  if (record === null || typeof record !== "object" || record instanceof Date) return record;
  const kept = Object.entries(record).filter(([field]) => !isForbidden(field));
  return Object.fromEntries(kept.map(([field, value]) => [field, cleanEntry(value)])) as T;
}
