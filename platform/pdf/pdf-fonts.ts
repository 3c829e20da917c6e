import { join } from "node:path";
import { places } from "../places.ts";

const file = (name: string) => join(places.pdfFonts, `${name}-normal.woff`);

/** The typefaces of the house as PDFs know them; a letter that one does not have is taken from its `Ext`. */
export const pdfFonts = [
  { family: "Serif", src: file("newsreader-latin-400"), fontWeight: 400 },
  { family: "SerifExt", src: file("newsreader-latin-ext-400"), fontWeight: 400 },
  { family: "Sans", src: file("instrument-sans-latin-400"), fontWeight: 400 },
  { family: "SansExt", src: file("instrument-sans-latin-ext-400"), fontWeight: 400 },
  { family: "Sans", src: file("instrument-sans-latin-600"), fontWeight: 600 },
  { family: "SansExt", src: file("instrument-sans-latin-ext-600"), fontWeight: 600 },
] as const;

/** What is set in each of the two, with the letters beyond Latin-1. */
export const serif = ["Serif", "SerifExt"];
export const sansSerif = ["Sans", "SansExt"];
