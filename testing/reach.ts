/**
 * How far the tests of everything go. `npm test` opens each page of a portal once, by turns in one language or the other and
 * read by axe at one width, goes from one to the next as by the menu, asks an operator's page that is an advisor's only whether
 * it stands, walks a public page in one language, and sends each route the worst values. `npm run prove` loads every page by
 * its address in both languages, has axe read it on a phone and at a desk, and sends every value. What moved where:
 * docs/testing-promises.md.
 */
export const isWhole = process.env.REACH === "whole";
