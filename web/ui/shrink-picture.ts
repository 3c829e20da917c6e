/** No page shows a picture wider; drawn anew, it carries no place and no camera. */
const WIDEST = 2_400;
const QUALITIES = [0.86, 0.7, 0.5];

/** A chosen picture as small as pages need it; null where it cannot be made small enough, an error where it is none. */
export async function shrinkPicture(file: File, maxBytes: number): Promise<Blob | null> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, WIDEST / picture.width);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
    if (blob && blob.size <= maxBytes) return blob;
  }
  return null;
}
