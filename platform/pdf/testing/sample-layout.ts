import { Document, Page, Text } from "@react-pdf/renderer";
import { createElement } from "react";
import { sansSerif, serif } from "../pdf-fonts.ts";

/** One page with a line in each typeface; a content without words cannot be laid out. */
export function layout({ words }: { words: string | null }) {
  if (words === null) throw new Error("no words");
  const line = (fontFamily: string[]) => createElement(Text, { style: { fontFamily } as never }, words);
  return createElement(Document, null, createElement(Page, { size: "A4" }, line(serif), line(sansSerif)));
}
