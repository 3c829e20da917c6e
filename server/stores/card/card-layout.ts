import { Document, Image, Page, StyleSheet, type Styles, Text, View } from "@react-pdf/renderer";
import QRCode from "qrcode";
import { createElement as h } from "react";
import { sansSerif, serif } from "#platform/pdf/pdf-fonts.ts";
import type { CardContent } from "./card-content.ts";

const MM = 72 / 25.4;
/** Ten cards of 85 by 55 mm on a sheet, edge to edge: five cuts and one. */
const CARD = { width: 85 * MM, height: 55 * MM };
const ROWS = 5;
// The types know one family; the renderer takes the next where a letter is missing.
const family = (families: string[]) => families as unknown as string;

const styles: Styles = StyleSheet.create({
  page: {
    ...{ fontFamily: family(sansSerif), fontSize: 7.5, color: "#1d1a16", alignItems: "center" },
    justifyContent: "center",
  },
  row: { flexDirection: "row" },
  card: {
    ...{ ...CARD, flexDirection: "row", justifyContent: "space-between", padding: 6 * MM },
    ...{ borderWidth: 0.35, borderColor: "#c5b9a4", backgroundColor: "#fdfbf7" },
  },
  words: { flexGrow: 1, flexBasis: 0, paddingRight: 4 * MM, justifyContent: "space-between" },
  name: { fontFamily: family(serif), fontSize: 15, lineHeight: 1.1 },
  agency: { marginTop: 3, color: "#6b6357" },
  rule: { width: 10 * MM, height: 1.2, marginTop: 6 },
  line: { marginTop: 2, color: "#4b453d" },
  qr: { width: 26 * MM, height: 26 * MM, alignSelf: "flex-end" },
});

/** A sheet of cards to print and cut: name, agency, number, and the code that opens the page. */
export async function layout({ language, title, ...card }: CardContent) {
  const qr = await QRCode.toBuffer(card.url, {
    ...{ margin: 1, errorCorrectionLevel: "M", scale: 8 },
    color: { dark: "#1d1a16", light: "#ffffff" },
  });
  const rows = Array.from({ length: ROWS }, (_, row) =>
    h(
      View,
      { key: row, style: styles.row! },
      ...["left", "right"].map((side) => cardBox(side, { card, qr })),
    ),
  );
  return h(
    Document,
    { title, author: card.name, language: language === "pt" ? "pt-BR" : "en" },
    h(Page, { size: "A4", style: styles.page! }, ...rows),
  );
}

type Box = { card: Omit<CardContent, "language" | "title">; qr: Buffer };

function cardBox(key: string, { card, qr }: Box) {
  const { name, agency, whatsapp, shownUrl, accent } = card;
  return h(
    View,
    { key, style: styles.card! },
    h(
      View,
      { style: styles.words! },
      h(
        View,
        null,
        h(Text, { style: styles.name! }, name),
        agency ? h(Text, { style: styles.agency! }, agency) : null,
        h(View, { style: [styles.rule!, { backgroundColor: accent }] }),
      ),
      h(
        View,
        null,
        whatsapp ? h(Text, { style: styles.line! }, whatsapp) : null,
        h(Text, { style: styles.line! }, shownUrl),
      ),
    ),
    h(Image, { style: styles.qr!, src: { data: qr, format: "png" } }),
  );
}
