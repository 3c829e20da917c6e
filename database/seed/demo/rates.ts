/** What currencies are worth in reais in the demo house this month: as its first rules say, so that no point changes. */
export const demoRates = [
  { currency: "EUR", rate: "6.35" },
  { currency: "USD", rate: "5.40" },
  { currency: "GBP", rate: "7.30" },
];
