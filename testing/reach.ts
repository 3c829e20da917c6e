/**
 * How far the tests of everything go. `npm test` loads each page once, by turns in one language or the other, asks an
 * operator's page that is an advisor's only whether it stands, and sends each route the worst values; `npm run prove` loads pages in both languages and at each width, and sends every value.
 */
export const isWhole = process.env.REACH === "whole";
