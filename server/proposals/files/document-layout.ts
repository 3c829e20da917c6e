import { Document, Image, Page, StyleSheet, type Styles, Text, View } from "@react-pdf/renderer";
import { createElement as h, type ReactNode } from "react";
import type { GlobeDrawing } from "#domain/maps/globe.ts";
import { brandTones } from "#domain/proposals/brand-tones.ts";
import { inParts } from "#domain/proposals/in-parts.ts";
import { sansSerif, serif } from "#platform/pdf/pdf-fonts.ts";
import type { DrawnLogo } from "./draw-logo.ts";
import type { DrawnPicture, DrawnPictures } from "./draw-pictures.ts";
import { drawnMap } from "./drawn-map.ts";
import { frames } from "./picture-frames.ts";
import type { ProposalWords } from "./proposal-words.ts";

const INK = "#1d1a16";
const QUIET = "#6b6357";
const LINE = "#c5b9a4";
// The types know one family; the renderer takes the next where a letter is missing.
const family = (families: string[]) => families as unknown as string;

const styles: Styles = StyleSheet.create({
  page: { padding: 56, fontFamily: family(sansSerif), fontSize: 10, color: INK },
  // Not the page's: where a foot is written for each page, that one is multiplied at every break.
  body: { lineHeight: 1.4 },
  logo: { marginBottom: 28, alignSelf: "flex-start" },
  cover: { ...frames.cover, marginBottom: 28 },
  picture: { ...frames.block, marginTop: 4, marginBottom: 8 },
  pair: { flexDirection: "row", gap: 11, marginBottom: 6 },
  more: { ...frames.more },
  caption: { fontFamily: family(serif), fontSize: 9, color: QUIET, marginTop: 3, marginBottom: 6 },
  letter: { fontFamily: family(serif), fontSize: 12, marginBottom: 6 },
  terms: { marginTop: 10 },
  for: { color: QUIET, marginBottom: 8 },
  title: { fontFamily: family(serif), fontSize: 32, lineHeight: 1.15, marginBottom: 12 },
  quiet: { color: QUIET },
  intro: { fontFamily: family(serif), fontSize: 13, marginTop: 14 },
  option: { fontFamily: family(serif), fontSize: 22, lineHeight: 1.2, marginBottom: 6 },
  day: { fontFamily: family(serif), fontSize: 14, marginTop: 16, paddingTop: 8, borderTopWidth: 0.75 },
  block: { marginTop: 8 },
  blockTitle: { fontWeight: 600 },
  total: { fontFamily: family(serif), fontSize: 24, lineHeight: 1.2 },
  cost: { marginTop: 12 },
  foot: { position: "absolute", bottom: 26, left: 56, right: 56, color: QUIET, fontSize: 8 },
});
const text = (style: keyof typeof styles, words: string, key?: string) =>
  words ? h(Text, { style: styles[style]!, key: key ?? words }, words) : null;

/** The words of a proposal, its pictures, its map and its seller's logo. */
export type DocumentContent = ProposalWords & {
  logo: DrawnLogo | null;
  pictures: DrawnPictures;
  map: GlobeDrawing | null;
};
type Words = DocumentContent;
type Option = Words["options"][number];
type Day = Option["days"][number];
type Block = Day["blocks"][number];

/** A proposal on paper: its letter, each option day by day, what it costs; every option and day has a bookmark. */
export function layout(words: Words) {
  const { title, by, language, issued } = words;
  const tone = brandTones(words.colour).text;
  const page = (children: ReactNode[], bookmark: string, key: string) =>
    h(
      Page,
      { size: "A4", style: styles.page!, bookmark, key },
      h(View, { key: "body", style: styles.body! }, ...children),
      h(Text, {
        key: "foot",
        style: styles.foot!,
        fixed: true,
        render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
          `${title} · ${by} · ${issued} · ${pageNumber}/${totalPages}`,
      }),
    );
  return h(
    Document,
    { title, author: by, language: language === "pt" ? "pt-BR" : "en" },
    page(opening(words, tone), title, "opening"),
    ...words.options.flatMap((option) =>
      inParts(option.days).map((days, part) =>
        part === 0
          ? page(
              optionBlocks({ ...option, days }, words.pictures, tone),
              option.heading,
              `option ${option.label}`,
            )
          : page(
              dayBlocks(days, words.pictures),
              `${option.heading} · ${days[0]!.heading}`,
              `option ${option.label} ${part}`,
            ),
      ),
    ),
    page(costs(words), words.investment, "costs"),
  );
}

function opening(
  { logo, pictures, map, for: whom, title, when, by, contact, intro }: Words,
  tone: string,
): ReactNode[] {
  return [
    logo && logoBox(logo),
    photograph("cover", pictures.cover),
    text("for", whom),
    h(Text, { key: "title", style: [styles.title!, { color: tone }] }, title),
    text("quiet", when, "when"),
    text("quiet", by, "by"),
    text("quiet", contact, "contact"),
    ...intro.map((paragraph, at) => text("intro", paragraph, `intro ${at}`)),
    map && drawnMap(map),
  ];
}

function logoBox({ png, width, height }: DrawnLogo): ReactNode {
  // The thread that lays out is handed bare bytes.
  const src = { data: Buffer.from(png), format: "png" as const };
  return h(Image, { key: "logo", src, style: [styles.logo!, { width, height }] });
}

/** The thread that lays out is handed bare bytes. */
function photograph(style: "cover" | "picture" | "more", jpeg: Uint8Array | null | undefined): ReactNode {
  const src = jpeg && { data: Buffer.from(jpeg), format: "jpg" as const };
  return src ? h(Image, { key: style, src, style: styles[style]! }) : null;
}

function optionBlocks({ heading, letter, days }: Option, pictures: DrawnPictures, tone: string): ReactNode[] {
  return [
    h(Text, { key: "heading", style: [styles.option!, { color: tone }] }, heading),
    ...letter.map((paragraph, at) => text("letter", paragraph, `letter ${at}`)),
    ...dayBlocks(days, pictures),
  ];
}

const dayBlocks = (days: Day[], { blocks }: DrawnPictures): ReactNode[] =>
  days.map((day) => dayBlock(day, blocks));

function dayBlock({ date, heading, blocks }: Day, pictures: DrawnPictures["blocks"]): ReactNode {
  return h(
    View,
    // The types give bookmarks to pages alone; the renderer gives them to every part.
    { key: date, bookmark: heading } as { key: string },
    ...blocks.map((block, at) => blockBlock(block, pictures[block.id], at === 0 ? heading : null)),
  );
}

function blockBlock(block: Block, pictures: DrawnPicture[] = [], dayHeading: string | null): ReactNode {
  const { id, title, time, where, stay, text: paragraphs, attached, price } = block;
  const [first, ...more] = pictures;
  const line = [time, where, stay].filter(Boolean).join(" · ");
  return h(
    View,
    { key: id },
    // A day's heading never stands alone at the foot of a page, nor a picture on another page than its name.
    h(
      View,
      { key: "name", wrap: false },
      dayHeading && h(Text, { key: "day", style: [styles.day!, { borderColor: LINE }] }, dayHeading),
      h(
        View,
        { key: "named", style: styles.block! },
        photograph("picture", first?.jpeg),
        first && text("caption", first.caption, "caption"),
        text("blockTitle", title),
        text("quiet", line, "line"),
      ),
    ),
    ...paragraphs.map((paragraph, at) => h(Text, { key: at }, paragraph)),
    ...inPairs(more).map((pair, at) =>
      h(View, { key: `more ${at}`, style: styles.pair!, wrap: false }, ...pair.map(captioned)),
    ),
    text("quiet", attached, "attached"),
    text("quiet", price, "price"),
  );
}

/** Side by side by themselves: a row that wraps counts as high as all its pictures, and left an empty page behind. */
function inPairs(pictures: DrawnPicture[]): DrawnPicture[][] {
  return pictures.flatMap((_, at) => (at % 2 === 0 ? [pictures.slice(at, at + 2)] : []));
}

function captioned({ jpeg, caption }: DrawnPicture, at: number): ReactNode {
  return h(View, { key: at }, photograph("more", jpeg), text("caption", caption, "caption"));
}

function costs({ investment, options }: Words): ReactNode[] {
  return [
    text("option", investment),
    ...options.map(({ label, heading, terms, costs: [total = "", ...more] }) =>
      h(
        View,
        { key: label, style: styles.cost! },
        h(
          View,
          { key: "total", wrap: false },
          options.length > 1 ? text("blockTitle", heading) : null,
          text("total", total),
          ...more.map((words) => text("quiet", words)),
        ),
        ...terms.map(termsBlock),
      ),
    ),
  ];
}

function termsBlock({ heading, lines, isList }: Option["terms"][number]): ReactNode {
  const [first = "", ...others] = lines.map((line) => (isList ? `·  ${line}` : line));
  return h(
    View,
    { key: heading, style: styles.terms! },
    h(View, { key: "first", wrap: false }, text("blockTitle", heading), h(Text, { key: "line" }, first)),
    ...others.map((line, at) => h(Text, { key: at }, line)),
  );
}
