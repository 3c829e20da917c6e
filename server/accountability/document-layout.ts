import { Document, Page, StyleSheet, type Styles, Text, View } from "@react-pdf/renderer";
import { createElement as h, type ReactNode } from "react";
import { sansSerif, serif } from "#platform/pdf/pdf-fonts.ts";

/** A figure, and the rows behind it under a name of their own where the label is not theirs. */
type Figure = { label: string; value: string; rows: string[][]; rowsOf?: string };
type Section = {
  title: string;
  figures: Figure[];
  /** What was not counted, in a sentence. */
  none: string | null;
};
export type DocumentContent = {
  language: "pt" | "en";
  title: string;
  hotel: string;
  month: string;
  sections: Section[];
};

const INK = "#1d1a16";
const QUIET = "#6b6357";
const LINE = "#c5b9a4";
// The types know one family; the renderer takes the next where a letter is missing.
const family = (families: string[]) => families as unknown as string;

const styles: Styles = StyleSheet.create({
  page: {
    paddingVertical: 54,
    paddingHorizontal: 56,
    fontFamily: family(sansSerif),
    fontSize: 9,
    color: INK,
  },
  kicker: { color: QUIET, marginBottom: 6 },
  hotel: { fontFamily: family(serif), fontSize: 26, lineHeight: 1.15 },
  month: { fontSize: 11, color: QUIET, marginTop: 4, marginBottom: 22 },
  section: { fontFamily: family(serif), fontSize: 16, marginTop: 18, marginBottom: 8 },
  figures: { flexDirection: "row", flexWrap: "wrap", borderTopWidth: 0.75, borderColor: LINE, paddingTop: 8 },
  figure: { width: "20%", paddingRight: 10, marginBottom: 8 },
  value: { fontFamily: family(serif), fontSize: 20, lineHeight: 1.2 },
  label: { color: QUIET },
  none: { color: QUIET, marginBottom: 2 },
  rowsOf: { fontWeight: 600, marginTop: 10, marginBottom: 3 },
  row: { flexDirection: "row", borderTopWidth: 0.5, borderColor: LINE, paddingVertical: 3 },
  day: { width: "12%", color: QUIET },
  text: { width: "76%" },
  count: { width: "12%", textAlign: "right" },
  foot: { position: "absolute", bottom: 26, left: 56, right: 56, color: QUIET, fontSize: 8 },
});

const text = (style: keyof typeof styles, words: string, key?: string) =>
  h(Text, { style: styles[style]!, key: key ?? words }, words);

/** A hotel's month on paper: each section's figures, then the rows of every figure. */
export function layout({ language, title, hotel, month, sections }: DocumentContent) {
  return h(
    Document,
    {
      title: `${title}: ${hotel}, ${month}`,
      author: "Lilamonde",
      language: language === "pt" ? "pt-BR" : "en",
    },
    h(
      Page,
      { size: "A4", style: styles.page! },
      text("kicker", `Lilamonde · ${title}`),
      text("hotel", hotel),
      text("month", month),
      ...sections.map(sectionBlock),
      h(Text, {
        key: "foot",
        style: styles.foot!,
        fixed: true,
        render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
          `${hotel} · ${month} · ${pageNumber}/${totalPages}`,
      }),
    ),
  );
}

function sectionBlock({ title, figures, none }: Section): ReactNode {
  return h(
    View,
    { key: title },
    // A heading never stands alone at the foot of a page.
    h(
      View,
      { wrap: false },
      text("section", title),
      h(View, { style: styles.figures! }, ...figures.map(figureBlock)),
      ...(none ? [text("none", none)] : []),
    ),
    ...figures.map(rowsBlock),
  );
}

function figureBlock({ label, value }: Figure): ReactNode {
  return h(View, { key: label, style: styles.figure! }, text("value", value), text("label", label));
}

function rowsBlock({ label, rowsOf = label, rows }: Figure): ReactNode {
  const [first, ...others] = rows.map(rowBlock);
  return h(
    View,
    { key: label },
    // What rows are of never stands alone at the foot of a page.
    h(View, { wrap: false }, text("rowsOf", rowsOf), first),
    ...others,
  );
}

function rowBlock([day = "", words = "", count = ""]: string[], at: number): ReactNode {
  return h(
    View,
    { key: at, style: styles.row!, wrap: false },
    text("day", day, "day"),
    text("text", words, "text"),
    text("count", count, "count"),
  );
}
