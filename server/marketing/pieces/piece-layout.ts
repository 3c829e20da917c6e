import { type CSSProperties, createElement as h, type ReactNode } from "react";
import { pieceSizes } from "#domain/marketing/pieces.ts";
import { brandTones } from "#domain/proposals/brand-tones.ts";
import type { Drawing } from "#platform/pictures/drawing.ts";
import { cutMark, cutPhoto, dataUri, drawQr } from "./pictures.ts";
import type { PieceContent, Signature } from "./piece-content.ts";

const EDGE = 64;
const SERIF = "Serif, SerifExt";
const SANS = "Sans, SansExt";
const ON_PHOTO = "#fdfbf7";
/** The last part of a story lies under the hand and the app's own buttons. */
const BAND = { square: 208, portrait: 224, story: 348 } as const;
const FOOT = { square: 0, portrait: 0, story: 116 } as const;
const MARK = { width: 220, height: 112 };

type Style = CSSProperties & { lineClamp?: number };
const box = (style: Style, ...children: ReactNode[]) =>
  h("div", { style: { display: "flex", boxSizing: "border-box", ...style } }, ...children);

/** A picture as it leaves: the photograph with its sentence, and below it the member's name, colour and QR code. */
export async function layout(content: PieceContent): Promise<Drawing> {
  const { format, signature, url, previewWidth } = content;
  const { width, height } = pieceSizes[format];
  const band = BAND[format];
  const [photo, qr, mark] = await Promise.all([
    cutPhoto(content.photo, { width, height: height - band }),
    drawQr(url),
    signature.mark && cutMark(signature.mark, markFrame(signature.mark.kind)),
  ]);
  const picture = dataUri("image/jpeg", photo);
  const element = box(
    { flexDirection: "column", width, height, backgroundColor: brandTones(signature.colour).surface },
    box(
      { position: "relative", width, height: height - band },
      h("img", { src: picture, width, height: height - band, style: { position: "absolute" } }),
      words(content, { width, height: height - band }),
    ),
    box(
      {
        height: band,
        paddingLeft: EDGE,
        paddingRight: EDGE,
        paddingBottom: FOOT[format],
        alignItems: "center",
      },
      mark && markBox(mark, signature.mark!.kind),
      names(signature),
      h("img", { src: dataUri("image/svg+xml", qr), width: 144, height: 144, style: { marginLeft: 32 } }),
    ),
  );
  return { element, width, height, ...(previewWidth && { previewWidth }) };
}

function words(
  { headline, subline, format }: PieceContent,
  { width, height }: { width: number; height: number },
) {
  return box(
    {
      position: "absolute",
      width,
      height,
      flexDirection: "column",
      justifyContent: "flex-end",
      padding: `0 ${EDGE}px ${EDGE - 8}px`,
      backgroundImage:
        "linear-gradient(to bottom, rgba(22,17,13,0) 34%, rgba(22,17,13,0.5) 68%, rgba(22,17,13,0.82) 100%)",
    },
    box(
      {
        fontFamily: SERIF,
        fontSize: headlineSize(headline),
        lineHeight: 1.08,
        color: ON_PHOTO,
        maxWidth: 900,
      },
      headline,
    ),
    subline && format !== "square"
      ? box({ fontFamily: SANS, fontSize: 32, lineHeight: 1.35, color: ON_PHOTO, marginTop: 22 }, subline)
      : null,
  );
}

function names({ name, agency, contact, colour }: Signature) {
  const color = brandTones(colour).onSurface;
  const second = [agency, contact].filter(Boolean).join(" · ");
  return box(
    { flexDirection: "column", flexGrow: 1, flexShrink: 1, width: 0, color },
    h("div", { style: clamped({ fontFamily: SERIF, fontSize: nameSize(name), lineHeight: 1.1 }, 2) }, name),
    second
      ? h(
          "div",
          { style: clamped({ fontFamily: SANS, fontSize: 28, lineHeight: 1.3, marginTop: 6 }, 2) },
          second,
        )
      : null,
  );
}

const clamped = (style: Style, lineClamp: number): Style => ({ ...style, display: "block", lineClamp });

function markBox(mark: { png: Buffer; width: number; height: number }, kind: "logo" | "photo") {
  const { png, width, height } = mark;
  const image = h("img", {
    src: dataUri("image/png", png),
    width,
    height,
    style: { borderRadius: kind === "photo" ? height / 2 : 0 },
  });
  // A logo is made for paper, so it stands on some, whatever the band's colour.
  const paper = kind === "logo" ? { backgroundColor: "#ffffff", padding: 14 } : {};
  return box({ marginRight: 32, flexShrink: 0, ...paper }, image);
}

function markFrame(kind: "logo" | "photo") {
  return kind === "logo" ? MARK : { width: 128, height: 128 };
}

function headlineSize(text: string): number {
  if (text.length <= 32) return 88;
  return text.length <= 56 ? 74 : 60;
}

function nameSize(name: string): number {
  if (name.length <= 22) return 48;
  return name.length <= 36 ? 38 : 30;
}
