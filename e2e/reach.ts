/**
 * How far the walk over every page goes. In `npm test` each page is loaded once, by turns in one language or the other;
 * in `npm run prove` in both, and a public page at each width.
 */
export const isWhole = process.env.E2E_REACH === "whole";
