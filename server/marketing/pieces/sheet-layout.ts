import { Document, Image, Page, StyleSheet, type Styles, Text, View } from "@react-pdf/renderer";
import { createElement as h, type ReactNode } from "react";
import { brandTones } from "#domain/proposals/brand-tones.ts";
import { sansSerif, serif } from "#platform/pdf/pdf-fonts.ts";
import { cutMark, cutPhoto, drawQrPicture } from "./pictures.ts";
import type { Signature } from "./piece-content.ts";
import type { SheetContent } from "./sheet-content.ts";

const INK = "#1d1a16";
const QUIET = "#6b6357";
const LINE = "#c5b9a4";
const EDGE = 48;
// The types know one family; the renderer takes the next where a letter is missing.
const family = (families: string[]) => families as unknown as string;

const styles: Styles = StyleSheet.create({
  page: { fontFamily: family(sansSerif), fontSize: 10, color: INK, paddingBottom: 130 },
  head: {
    flexDirection: "row",
    justifyContent: "space-between",
    alignItems: "flex-end",
    paddingHorizontal: EDGE,
    paddingTop: 40,
    paddingBottom: 16,
  },
  hotels: { fontFamily: family(serif), fontSize: 18, lineHeight: 1.15, maxWidth: 340 },
  window: { color: QUIET, maxWidth: 190, textAlign: "right" },
  body: { paddingHorizontal: EDGE, paddingTop: 24 },
  headline: { fontFamily: family(serif), fontSize: 28, lineHeight: 1.12, maxWidth: 420 },
  subline: { fontSize: 12, lineHeight: 1.4, marginTop: 8, color: QUIET },
  facts: { marginTop: 18, borderTopWidth: 0.75, borderColor: LINE },
  fact: {
    flexDirection: "row",
    justifyContent: "space-between",
    borderBottomWidth: 0.75,
    borderColor: LINE,
    paddingVertical: 7,
    fontSize: 11,
  },
  value: { fontWeight: 600 },
  termsTitle: { fontWeight: 600, marginTop: 18, marginBottom: 4 },
  terms: { fontSize: 10, color: QUIET, lineHeight: 1.45 },
  band: {
    position: "absolute",
    bottom: 0,
    left: 0,
    right: 0,
    height: 104,
    flexDirection: "row",
    alignItems: "center",
    paddingHorizontal: EDGE,
  },
  paper: { backgroundColor: "#ffffff", padding: 6, marginRight: 16 },
  round: { width: 58, height: 58, borderRadius: 29, marginRight: 16 },
  names: { flexGrow: 1, flexBasis: 0 },
  name: { fontFamily: family(serif), fontSize: 20, lineHeight: 1.15 },
  line: { marginTop: 3 },
  invitation: { width: 96, textAlign: "right", marginHorizontal: 12, fontSize: 9 },
  qr: { width: 76, height: 76 },
});

const text = (style: keyof typeof styles, words: string) =>
  h(Text, { style: styles[style]!, key: words }, words);

/** A fact sheet on paper: the campaign's own words, and on every page whose it is. */
export async function layout(content: SheetContent) {
  const { language, hotels, headline, subline, facts, terms, termsTitle, signature } = content;
  const height = photoHeight(content);
  const photoSize = { width: 1_190, height: height * 2 };
  const [photo, band] = await Promise.all([cutPhoto(content.photo, photoSize), drawBand(content)]);
  return h(
    Document,
    {
      title: `${headline} ${hotels}`,
      author: signature.name,
      language: language === "pt" ? "pt-BR" : "en",
    },
    h(
      Page,
      { size: "A4", style: styles.page! },
      h(View, { style: styles.head! }, text("hotels", hotels), text("window", content.window)),
      h(Image, { style: { width: "100%", height }, src: { data: photo, format: "jpg" } }),
      h(
        View,
        { style: styles.body! },
        text("headline", headline),
        subline ? text("subline", subline) : null,
        facts.length > 0 ? h(View, { style: styles.facts! }, ...facts.map(factLine)) : null,
        // The heading never stands alone at the foot of a page.
        h(View, { wrap: false }, text("termsTitle", termsTitle), text("terms", terms)),
      ),
      band,
    ),
  );
}

/** The photograph takes the room that the words leave on the first page; where they are many, it keeps its least. */
function photoHeight({ headline, subline, facts, terms }: SheetContent): number {
  const lines = (words: string, letters: number) => Math.ceil(words.length / letters);
  const words =
    lines(headline, 34) * 32 +
    (subline ? 8 + lines(subline, 80) * 17 : 0) +
    facts.reduce((sum, { label, value }) => sum + 16 + lines(label + value, 80) * 13, 20) +
    lines(terms, 90) * 15;
  return Math.min(380, Math.max(240, 540 - words));
}

function factLine({ label, value }: { label: string; value: string }): ReactNode {
  return h(
    View,
    { style: styles.fact!, key: label, wrap: false },
    h(Text, null, label),
    h(Text, { style: styles.value! }, value),
  );
}

async function drawBand({ signature, url, invitation }: SheetContent): Promise<ReactNode> {
  const { name, agency, contact, colour, mark } = signature;
  const { surface, onSurface } = brandTones(colour);
  const qr = await drawQrPicture(url);
  return h(
    View,
    { key: "band", fixed: true, style: [styles.band!, { backgroundColor: surface, color: onSurface }] },
    mark ? await markOf(mark) : null,
    h(
      View,
      { style: styles.names! },
      text("name", name),
      ...[agency, contact].flatMap((words) => (words ? [text("line", words)] : [])),
    ),
    text("invitation", invitation),
    h(Image, { style: styles.qr!, src: { data: qr, format: "png" } }),
  );
}

async function markOf(mark: NonNullable<Signature["mark"]>): Promise<ReactNode> {
  const { kind } = mark;
  const frame = kind === "logo" ? { width: 330, height: 156 } : { width: 232, height: 232 };
  const { png, width, height } = await cutMark(mark, frame);
  const src = { data: png, format: "png" as const };
  if (kind === "photo") return h(Image, { key: "mark", style: styles.round!, src });
  return h(
    View,
    { key: "mark", style: styles.paper! },
    h(Image, { src, style: { width: width / 3, height: height / 3 } }),
  );
}
