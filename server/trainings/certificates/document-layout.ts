import {
  Circle,
  Document,
  Image,
  Page,
  Path,
  StyleSheet,
  type Styles,
  Svg,
  Text,
  View,
} from "@react-pdf/renderer";
import QRCode from "qrcode";
import { createElement as h } from "react";
import { sansSerif, serif } from "#platform/pdf/pdf-fonts.ts";

export type CertificateContent = {
  language: "pt" | "en";
  /** What kind of paper it is, for whom, for what, by whom. */
  kicker: string;
  title: string;
  name: string;
  sentence: string;
  issued: string;
  valid: string;
  codeLabel: string;
  code: string;
  check: string;
  url: string;
  signatureLabel: string;
  signature: string;
};

const [INK, QUIET, BRASS, PAPER] = ["#1d1a16", "#6b6357", "#a98346", "#fdfbf7"];
// The types know one family; the renderer takes the next where a letter is missing.
const family = (families: string[]) => families as unknown as string;

const styles: Styles = StyleSheet.create({
  page: { padding: 34, backgroundColor: PAPER, color: INK, fontFamily: family(sansSerif), fontSize: 10 },
  frame: {
    ...{ flexGrow: 1, borderWidth: 1, borderColor: BRASS, padding: 40, alignItems: "center" },
    justifyContent: "space-between",
  },
  head: { alignItems: "center" },
  kicker: { marginTop: 12, color: QUIET },
  title: { fontFamily: family(serif), fontSize: 38, lineHeight: 1.15, marginTop: 16, textAlign: "center" },
  name: { fontFamily: family(serif), fontSize: 22, marginTop: 20 },
  sentence: { marginTop: 10, color: QUIET, maxWidth: 420, textAlign: "center", lineHeight: 1.4 },
  foot: { flexDirection: "row", justifyContent: "space-between", alignItems: "flex-end", width: "100%" },
  words: { maxWidth: 470 },
  line: { marginTop: 3 },
  code: { marginTop: 8, fontWeight: 600, fontSize: 13, letterSpacing: 1 },
  small: { marginTop: 6, fontSize: 6.5, color: QUIET },
  qr: { width: 84, height: 84 },
});

const text = (style: keyof typeof styles, words: string) =>
  h(Text, { style: styles[style]!, key: style }, words);

/** A certificate on paper: what it is for, whose it is, and how anybody can check it. */
export async function layout(content: CertificateContent) {
  const { language, title, name, code } = content;
  const qr = await QRCode.toBuffer(content.url, {
    ...{ margin: 1, errorCorrectionLevel: "M", scale: 8 },
    color: { dark: INK, light: PAPER },
  });
  return h(
    Document,
    {
      ...{ title: `${title}: ${name}`, author: "Lilamonde", subject: code },
      language: language === "pt" ? "pt-BR" : "en",
    },
    h(
      Page,
      { size: "A4", orientation: "landscape", style: styles.page! },
      h(
        View,
        { style: styles.frame! },
        h(
          View,
          { style: styles.head! },
          mark(),
          text("kicker", content.kicker),
          text("title", title),
          text("name", name),
          text("sentence", content.sentence),
        ),
        h(
          View,
          { style: styles.foot! },
          h(
            View,
            { style: styles.words! },
            text("line", content.issued),
            h(Text, { style: styles.line! }, content.valid),
            text("code", `${content.codeLabel} ${code}`),
            h(Text, { style: styles.line! }, content.check),
            text("small", `${content.signatureLabel} ${content.signature}`),
          ),
          h(Image, { style: styles.qr!, src: { data: qr, format: "png" } }),
        ),
      ),
    ),
  );
}

/** The sign of the house: an arch on a horizon. */
function mark() {
  const line = { fill: "none", stroke: BRASS, strokeWidth: 1.4 };
  return h(
    Svg,
    { width: 40, height: 40, viewBox: "0 0 40 40" },
    h(Circle, { cx: 20, cy: 20, r: 18, ...line }),
    h(Path, { d: "M14 32V18a6 6 0 0 1 12 0v14", ...line }),
    h(Path, { d: "M3 24h11M26 24h11", ...line }),
  );
}
