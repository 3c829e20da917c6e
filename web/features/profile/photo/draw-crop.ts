import { type Crop, cropSide } from "./crop.ts";

/** The API takes 256 KiB; a little less leaves room for whatever travels with it. */
const MAX_BYTES = 240 * 1_024;
const ATTEMPTS = [
  { side: 800, quality: 0.9 },
  { side: 800, quality: 0.75 },
  { side: 640, quality: 0.7 },
  { side: 480, quality: 0.6 },
];

/** Draws the cut onto a canvas, filling it. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const side = cropSide(picture, crop.zoom);
  const context = canvas.getContext("2d");
  if (!context) return;
  context.imageSmoothingQuality = "high";
  context.fillStyle = "#fdfbf7";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(
    picture,
    crop.x - side / 2,
    crop.y - side / 2,
    side,
    side,
    0,
    0,
    canvas.width,
    canvas.height,
  );
}

/** The cut as a JPEG that is small enough to send; drawn anew, it carries no place and no camera. */
export async function encodeCrop(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  for (const { side, quality } of ATTEMPTS) {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = side;
    drawCrop(canvas, picture, crop);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
    if (blob && blob.size <= MAX_BYTES) return blob;
  }
  throw new Error("the picture could not be made small enough");
}
