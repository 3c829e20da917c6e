import QRCode from "qrcode";
import sharp from "sharp";
import { cropAround } from "../../site/share-images/crop.ts";
import type { Photo, Signature } from "./piece-content.ts";

type Size = { width: number; height: number };

/** A photograph cut to a frame, as a JPEG of exactly that size. */
export async function cutPhoto(photo: Photo, frame: Size): Promise<Buffer> {
  if (!("path" in photo)) {
    const cut = sharp(photo.bytes)
      .rotate()
      .resize({ ...frame, position: "attention" });
    return cut.jpeg({ quality: 86 }).toBuffer();
  }
  const { path, focalPoint, width, height } = photo;
  const region = cropAround({ picture: { width, height }, focalPoint, frame });
  return sharp(path).extract(region).resize(frame).jpeg({ quality: 86 }).toBuffer();
}

/** A logo or photograph in the size it is shown, as a PNG; a logo keeps its shape and its transparency. */
export async function cutMark(
  { kind, bytes }: NonNullable<Signature["mark"]>,
  { width, height }: Size,
): Promise<{ png: Buffer } & Size> {
  const fit = kind === "logo" ? ("inside" as const) : ("cover" as const);
  const { data, info } = await sharp(bytes)
    .rotate()
    .resize({ width, height, fit, position: "attention" })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

/** Dark on light in every colour of a piece, with the quiet edge that readers need. */
const QR = {
  margin: 2,
  errorCorrectionLevel: "M",
  color: { dark: "#1d1a16", light: "#ffffff" },
} as const;

/** A QR code as an SVG. */
export function drawQr(url: string): Promise<string> {
  return QRCode.toString(url, { ...QR, type: "svg" });
}

/** A QR code as a PNG, for paper. */
export function drawQrPicture(url: string): Promise<Buffer> {
  return QRCode.toBuffer(url, { ...QR, scale: 8 });
}

/** Content as an address of itself. */
export function dataUri(type: string, content: Buffer | string): string {
  return `data:${type};base64,${Buffer.from(content).toString("base64")}`;
}
