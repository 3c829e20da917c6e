import sharp from "sharp";
import { findOriginal } from "./art-originals.ts";
import { cropAround } from "./crop.ts";
import { drawText } from "./draw-text.ts";
import type { SentPicture } from "./sent-picture.ts";

const CANVAS = { width: 1_200, height: 630 };
const PLATE = { width: 600, height: 630 };
const MARGIN = 64;
const TEXT_WIDTH = CANVAS.width - PLATE.width - 2 * MARGIN;
// design.md §4
const [PAPER, INK, INK_2, JACARANDA, BRASS] = ["#F7F3EB", "#1D1A16", "#4B453D", "#5B2A36", "#A98346"];

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" width="44" height="44" viewBox="0 0 32 32" fill="none"
  stroke="${JACARANDA}" stroke-width="1.2"><circle cx="16" cy="16" r="14.4"/>
  <path d="M11 29.4V15.6a5 5 0 0 1 10 0v13.8M1.9 19.5H11M21 19.5h9.1"/></svg>`;
const RULE = `<svg xmlns="http://www.w3.org/2000/svg" width="72" height="2"><path fill="${BRASS}" d="M0 0h72v2H0z"/></svg>`;

/** Its picture is one of the house's art by name, or one that was sent. */
export type ShareImage = { title: string; caption: string; picture: string | SentPicture };

/** The picture of a shared link: the house's sheet with its words on the left, a plate on the right. */
export async function drawShareImage({ title, caption, picture }: ShareImage): Promise<Buffer> {
  const [plate, name, heading, note] = await Promise.all([
    cutPlate(picture),
    drawText({ text: "Lilamonde", face: "serif", sizePx: 32, color: JACARANDA, widthPx: TEXT_WIDTH }),
    drawText({ text: title, face: "serif", sizePx: headingSize(title), color: INK, widthPx: TEXT_WIDTH }),
    drawText({ text: caption, face: "sans", sizePx: 22, color: INK_2, widthPx: TEXT_WIDTH }),
  ]);
  const noteTop = CANVAS.height - MARGIN - note.height;
  const at = (input: Buffer, top: number, left = MARGIN) => ({ input, top: Math.round(top), left });
  return sharp({ create: { ...CANVAS, channels: 3, background: PAPER } })
    .composite([
      at(plate, 0, CANVAS.width - PLATE.width),
      at(Buffer.from(MARK), MARGIN - 8),
      at(name.input, MARGIN + 14 - name.height / 2, MARGIN + 60),
      at(heading.input, (CANVAS.height - heading.height) / 2 + 8),
      at(Buffer.from(RULE), noteTop - 26),
      at(note.input, noteTop),
    ])
    .png({ palette: true, effort: 2 })
    .toBuffer();
}

async function cutPlate(picture: ShareImage["picture"]): Promise<Buffer> {
  const { input, focalPoint, width, height } =
    typeof picture === "string" ? openArt(picture) : await openSent(picture);
  const region = cropAround({ picture: { width, height }, focalPoint, frame: PLATE });
  return sharp(input).extract(region).resize(PLATE).toBuffer();
}

function openArt(name: string) {
  const { path: input, ...original } = findOriginal(name);
  return { input, ...original };
}

async function openSent({ focalPoint, read }: SentPicture) {
  const { data: input, info } = await sharp(await read())
    .autoOrient()
    .toBuffer({ resolveWithObject: true });
  return { input, focalPoint, width: info.width, height: info.height };
}

function headingSize(title: string): number {
  if (title.length <= 36) return 64;
  return title.length <= 64 ? 54 : 44;
}
