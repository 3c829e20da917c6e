/** The currencies the house speaks, each with the digits of its minor unit (ISO 4217). */
export const currencyDigits = {
  BRL: 2,
  EUR: 2,
  USD: 2,
  GBP: 2,
  CHF: 2,
  ARS: 2,
  CLP: 0,
  MAD: 2,
  ZAR: 2,
  AED: 2,
  JPY: 0,
} as const;
